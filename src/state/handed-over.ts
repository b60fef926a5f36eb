/**
 * What a page hands over with its link to another one, in the state of the browser's history, so that it stands in no address: taken
 * once. Null where nothing was.
 */
export function takeHandedOver(name: string): Readonly<Record<string, unknown>> | null {
  const { [name]: handed, ...rest } = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof handed !== "object" || handed === null) return null;
  history.replaceState(rest, "");
  return { ...handed };
}
