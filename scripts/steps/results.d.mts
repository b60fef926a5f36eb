export declare class Progress {
  constructor(name: string);
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  receive(line: string): boolean;
  hanging(): string;
  close(code: number): { readonly passed: number; readonly failed: number; readonly skipped: number };
}
