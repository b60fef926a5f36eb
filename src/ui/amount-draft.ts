/**
 * What stands in an amount field while it is written in. Digits are grouped as the language does at once, as soon as
 * the reading is settled; until then the text stays as it was written. `written` keeps the separators of the person,
 * without those the field put there, so that a further one can tell what they are. A digit never does: once settled, a
 * number only gets longer by it.
 */
export interface AmountDraft {
  readonly written: string;
  /**
   * What a digit typed on goes behind: what was read as groups stays so. "1,500" and 0 is 15,000, although "1,5000" at
   * once is 1.5.
   */
  readonly stem: string;
  /** What the field shows. */
  readonly shown: string;
  /** One character for each of `shown`: "g" for a group mark that the field put there, else "-". */
  readonly own: string;
  /** What is handed on: canonical decimal text, "" for nothing, or what has no reading as it is shown. */
  readonly value: string;
  readonly settled: boolean;
  /** Its last separator was typed on a keypad: alone it starts decimals. */
  readonly onKeypad: boolean;
  readonly start: number;
  readonly end: number;
}
