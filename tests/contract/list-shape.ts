/** What a list of records is to be asked, and its times. */

export type Part = Readonly<Record<string, unknown>>;

export interface ListOfRecords {
  readonly rows: string;
  readonly id: string;
  readonly row: Part;
  /** What the answer has beside its rows. */
  readonly beside?: Part;
  /** What a request cannot be without. */
  readonly always?: Part;
  readonly narrowed: Readonly<Record<string, readonly [wanted: unknown, other: Part]>>;
  /** Fields of the request that name one row: they win over the others. */
  readonly byId?: readonly string[];
  /** Fields that no row can tell, and what binds the answer to them instead. */
  readonly unbound?: Readonly<Record<string, string>>;
  /** How many rows are requested, as this list counts them. */
  readonly max: (count: number) => Part;
}

/** Server time of these lists, and a window in the past of it. */
export const now = Date.UTC(2026, 10, 22);
export const at = now - 86_400_000;
export const span = { startTime: at - 5_000, endTime: at + 5_000 };
export const window = (field: string): ListOfRecords["narrowed"] => ({
  startTime: [span.startTime, { [field]: String(at - 6_000) }],
  endTime: [span.endTime, { [field]: String(at + 6_000) }],
});
export const seconds = (ms: number): string => String(ms / 1000);

export const limit = (count: number): Part => ({ limit: count });
export const size = (count: number): Part => ({ size: count });
