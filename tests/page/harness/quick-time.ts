/** Time as the page and its worker feel it. What the tests themselves wait by stays the real one. */

export const realNow = performance.now.bind(performance);
let stop: () => void = () => undefined;

/** From now on time runs `times` as fast: what is waited for in seconds comes in a part of them. */
export function quicken(times: number): void {
  stop();
  if (times === 1) return;
  const began = realNow();
  const { setTimeout, setInterval } = globalThis;
  performance.now = () => began + (realNow() - began) * times;
  const sooner =
    (start: typeof setTimeout | typeof setInterval) =>
    (then: () => void, ms = 0, ...rest: unknown[]) =>
      start(then, ms / times, ...rest);
  Object.assign(globalThis, { setTimeout: sooner(setTimeout), setInterval: sooner(setInterval) });
  stop = () => {
    performance.now = realNow;
    Object.assign(globalThis, { setTimeout, setInterval });
    stop = () => undefined;
  };
}
