/** Of the page that this belongs to: where pages follow each other in one process, one that was left keeps to its own. */
const { document: own, CSSStyleSheet: Sheet } = globalThis;

/**
 * The sheets that styles stand in, filled by rules: the content security policy refuses style text (D7.2). A rule that
 * enters a sheet in use has the styles of the whole page looked up again, so what comes in turns is gathered aside.
 */
export class Sheets {
  #used: CSSStyleSheet | undefined;
  #gathered: CSSStyleSheet | undefined;

  /** In use at once. */
  add(rule: string): void {
    if (this.#used === undefined) {
      this.#used = new Sheet();
      own.adoptedStyleSheets.push(this.#used);
    }
    addTo(this.#used, rule);
  }

  /** In use from the next `takeGathered` on. */
  gather(rule: string): void {
    this.#gathered ??= new Sheet();
    addTo(this.#gathered, rule);
  }

  /** Everything that was gathered, in one step. */
  takeGathered(): void {
    if (this.#gathered === undefined) return;
    own.adoptedStyleSheets.push(this.#gathered);
    this.#gathered = undefined;
  }
}

function addTo(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // Of another browser: each has pseudo-elements of its own.
  }
}
