import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { plainMarks } from "#shared/domain/amount-marks.ts";

const dash = /\p{Pd}|\u2212/gu;

/** Who is meant, as it is looked up and sent (F2d.2): digits and marks of any keyboard as Latin ones; 00 before a phone's code is its plus. */
export function recipientText(by: InternalTarget, who: string): string {
  const plain = plainMarks(who.normalize("NFKC")).replace(dash, "-").trim();
  return by === "MOBILE" ? plain.replace(/^00/, "+") : plain;
}
