/**
 * Whether something of a record is told to have been before the record began, both ms as text; "" has not been, or is not told. In
 * whole seconds: a host may round the one and not the other. Pure.
 */
export function isBefore(time: string, begun: string): boolean {
  const secondOf = (ms: string): number => Math.floor(Number(ms) / 1000);
  return time !== "" && begun !== "" && secondOf(time) < secondOf(begun);
}
