/** Two addresses that could be taken for each other, compared character by character. Pure. */

/** How many characters of the one are not where they stand in the other. */
export function differing(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let count = Math.abs(one.length - other.length);
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}

const announced = 8;

export interface AnnouncedPart {
  /** Places as a person counts them, from 1. */
  readonly from: number;
  readonly to: number;
  readonly part: string;
}

/** Eight characters from the first that differs: who enters them has them from the recipient, not from the screen's look-alike. */
export function announcedPart(address: string, other: string): AnnouncedPart {
  let first = 0;
  while (first < address.length && address[first] === other[first]) first += 1;
  const start = Math.max(0, Math.min(first, address.length - announced));
  const part = address.slice(start, start + announced);
  return { from: start + 1, to: start + part.length, part };
}
