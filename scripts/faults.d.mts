export interface Fault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}
export const faults: Readonly<Record<string, Fault>>;
