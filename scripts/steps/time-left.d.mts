export declare class TimeLeft {
  constructor(minutes: number, now?: number);
  took(name: string, seconds: number): void;
  refuses(name: string, now?: number): string;
}
