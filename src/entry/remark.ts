import { visibleText } from "#shared/domain/visible-text.ts";

/** The name that a person gives to an address (F2c.4, F6c.9). Pure. */

export const longestRemark = 20;

/** As the server counts it. */
export function remarkLength(remark: string): number {
  return remark.trim().length;
}

/** What keeps a name from being saved: what nobody sees in it would stand there as another name than was typed. */
export function remarkFault(remark: string): "tooLong" | "hidden" | "" {
  if (remarkLength(remark) > longestRemark) return "tooLong";
  return hides(remark) ? "hidden" : "";
}

/** Something in it nobody sees: of a memo it makes another account, and of an answer nobody could read it any more. */
export function hides(text: string): boolean {
  return visibleText(text.trim()) !== text.trim();
}

/** As much of it as may be kept; no character is cut in two. */
export function shortRemark(remark: string): string {
  let short = "";
  for (const character of remark.trim()) {
    if (short.length + character.length > longestRemark) break;
    short += character;
  }
  return short.trim();
}
