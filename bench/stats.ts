/** The value below which `share` (0 to 1) of the samples lie; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[at] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Median of the ratios of samples that were taken side by side: what the machine did meanwhile cancels out. */
export function pairedRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((value, index) => value / (to[index] ?? Number.NaN)));
}

/** Exponent of growth between two sizes: 1 is linear, 0 does not grow. */
export function growth(from: { size: number; cost: number }, to: { size: number; cost: number }): number {
  return Math.log(to.cost / from.cost) / Math.log(to.size / from.size);
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
