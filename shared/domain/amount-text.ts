import { canStandAfter, canStandBefore } from "./amount-affix.ts";
import { arabicPoint, marksOf, onlyGroups, plainMarks, withMarks } from "./amount-marks.ts";
import { canonical, maxDigits, plainAmount } from "./plain-amount.ts";

/**
 * Amounts and prices as people write them. Pure text, no arithmetic, and the only place where separators are read:
 *
 * 1. Two different separators: the last one starts the decimals, the others group ("1,500.25", "1.500,25").
 * 2. The same separator twice groups, and the groups must be whole: three digits each, or as in India ("12,34,567").
 * 3. One separator alone groups where the language groups by it and a group is possible: one to three digits that do
 *    not begin with 0 before it, three behind it ("1,500" in English). Else it starts the decimals ("0,500", "1,50").
 *    One that was typed on a keypad always starts them: the keypad may offer no other.
 * 4. Blanks, apostrophes and the Arabic group mark only group; the Arabic point only starts decimals.
 * 5. Currency signs and codes around it are dropped. Anything else has no reading: it is kept and refused.
 */
export type AmountReading =
  | {
      readonly kind: "amount";
      /** Canonical: plain decimal text without zeros that carry no value. */
      readonly value: string;
      readonly whole: string;
      /** As written, "" after a separator at the end; undefined without one. */
      readonly fraction: string | undefined;
      /**
       * No further key turns a separator from grouping into decimal sign or back unnoticed: it can be shown as the
       * language writes it. "1,5" in English is not, it may be on its way to "1,500".
       */
      readonly settled: boolean;
    }
  | { readonly kind: "empty" }
  | { readonly kind: "not-a-number" };

const notANumber: AmountReading = { kind: "not-a-number" };

/** Longer text is cut by the field, and what was cut is not to be read. */
export const maxLength = 100;

/** Reads text by the separators of `language`, a BCP 47 tag; `onKeypad`: its last separator was typed there. */
export function readAmount(text: string, language: string, onKeypad = false): AmountReading {
  if (text.length > maxLength) return notANumber;
  const plain = plainMarks(text).trimStart();
  if (plain === "") return { kind: "empty" };
  const match = /^(\D*?)([.,\u066b]?\d(?:[\d.,'\u066b\u066c ]*\d)?)(\D*)$/.exec(plain);
  if (match === null) return notANumber;
  let [, before = "", core = "", after = ""] = match;
  // The point of "Rs.500" ends a word.
  if (/\p{L}$/u.test(before) && /^\D/.test(core)) {
    before += core.charAt(0);
    core = core.slice(1);
  }
  if (/^[.,'\u066b\u066c](?: |$)/.test(after)) {
    core += after.charAt(0);
    after = after.slice(1);
  }
  if (!canStandBefore(before) || !canStandAfter(after.trimEnd())) return notANumber;
  const split = splitAt(core.replace(/^0+(?=\d)/, ""), onKeypad ? "" : marksOf(language).groups);
  if (split === undefined || split.whole.length + (split.fraction?.length ?? 0) > maxDigits)
    return notANumber;
  const { whole, fraction, settled } = split;
  return {
    kind: "amount",
    value: canonical(whole, fraction ?? ""),
    whole,
    fraction,
    settled: settled && after === "",
  };
}

/** A plain decimal text as the field of this language shows it; text that is none stays as it was written. */
export function writtenAmount(text: string, language: string): string {
  if (plainAmount(text) === "") return text;
  const [whole = "", fraction] = text.split(".");
  return withMarks(whole.replace(/^0+(?=\d)/, ""), fraction === "" ? undefined : fraction, language);
}

interface Split {
  readonly whole: string;
  readonly fraction: string | undefined;
  readonly settled: boolean;
}

/** Cuts digits and separators in two, `groups`: what can group alone; undefined when they have no single reading. */
function splitAt(core: string, groups: string): Split | undefined {
  const marks = core.replace(/\d/g, "");
  const last = marks.slice(-1);
  if (last === "") return { whole: core, fraction: undefined, settled: true };
  const at = core.lastIndexOf(last);
  const [head, tail] = [core.slice(0, at), core.slice(at + 1)];
  const repeated = marks.slice(0, -1).includes(last);
  if (tail === "" && (repeated || onlyGroups(last))) {
    // One more group may follow, if what stands before it is read as groups by itself.
    const begun = repeated || canLead(head) ? splitAt(head, groups) : undefined;
    return begun?.fraction === undefined ? begun && { ...begun, settled: false } : undefined;
  }
  const isLone = marks.length === 1 && last !== arabicPoint;
  const couldGroup = isLone && canLead(head) && groups.includes(last);
  if (onlyGroups(last) || repeated || (couldGroup && tail.length === 3)) {
    const whole = ungrouped(core, last);
    return whole === undefined ? undefined : { whole, fraction: undefined, settled: true };
  }
  const whole = ungrouped(head, marks.charAt(0));
  if (whole === undefined) return undefined;
  return { whole: whole || "0", fraction: tail, settled: !(couldGroup && tail.length < 3) };
}

function canLead(digits: string): boolean {
  return /^[1-9]\d{0,2}$/.test(digits);
}

/** The digits without the group marks; undefined when these are not all `mark` or a group is not whole. */
function ungrouped(text: string, mark: string): string | undefined {
  const pieces = text.split(mark);
  if (pieces.length === 1) return /\D/.test(text) ? undefined : text;
  const [first = "", ...others] = pieces;
  const threes = others.every((piece) => /^\d{3}$/.test(piece));
  const twos =
    mark === "," &&
    /^[1-9]\d?$/.test(first) &&
    others.every((piece, i) => (i === others.length - 1 ? /^\d{3}$/ : /^\d{2}$/).test(piece));
  return mark !== arabicPoint && canLead(first) && (threes || twos) ? pieces.join("") : undefined;
}
