import { isCaseless } from "#shared/domain/address/looks-alike.ts";

/** An address that begins and ends as another one is used only by who enters a part of it that differs (D7.7). Pure. */

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

/** Those were entered. Read out loud they have no case: it counts only where the address has one. */
export function isAnnounced(typed: string, address: string, other: string): boolean {
  const { part } = announcedPart(address, other);
  const text = typed.trim();
  return isCaseless(address) ? text.toLowerCase() === part.toLowerCase() : text === part;
}
