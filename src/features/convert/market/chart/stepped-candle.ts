/** A long way with Page Up and Page Down. */
const stride = 10;

/** Which candle a key leads to; undefined for other keys. The chart is not mirrored, so left is always earlier. */
export function steppedCandle(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - stride,
    PageUp: at + stride,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}
