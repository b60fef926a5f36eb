/** The browser's locks for one page: another page has its own, as if all that the last one held were released. */
export function addLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const run = rest.at(-1) as (lock: object | null) => unknown;
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean }) : {};
    if (held.has(name)) {
      if (ifAvailable) return run(null);
      await held.get(name);
    }
    const hold = Promise.resolve(run({ name }));
    held.set(name, hold);
    await hold;
    held.delete(name);
    return undefined;
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}
