/**
 * What stays of a record for as long as there is one: two rows of one id that differ in it are no row of one record, and
 * which of them is true nobody knows. States, counts of blocks and times of an end are none of it: they move on between pages. Pure.
 */
export type Facts<R> = (row: R) => string;

type FieldOf<R> = R extends unknown ? keyof R : never;

/** A field that a row does not have is a fact too. */
export function factsOf<R extends object>(...fields: readonly FieldOf<R>[]): Facts<R> {
  return (row) => JSON.stringify(fields.map((field) => Reflect.get(row, field) ?? null));
}

/** Whether rows of several pages contradict each other. The same row twice has moved, and does not. */
export function isTorn<R>(rows: readonly R[], idOf: (row: R) => string, facts: Facts<R>): boolean {
  const known = new Map<string, string>();
  return rows.some((row) => {
    const [id, said] = [idOf(row), facts(row)];
    const before = known.get(id) ?? said;
    known.set(id, before);
    return before !== said;
  });
}
