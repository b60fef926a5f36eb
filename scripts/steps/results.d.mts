export declare class Progress {
  constructor(name: string);
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly receive: (line: string) => boolean;
  readonly hanging: () => string;
  close(code: number): { readonly passed: number; readonly failed: number; readonly skipped: number };
}
