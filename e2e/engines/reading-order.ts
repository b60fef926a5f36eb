/**
 * Runs in a page that is read from right to left: figures in which a unit, a sign or a range's end stands on the wrong
 * side. Looked at as painted, in each line of text, whatever elements it is made of. Empty when all is well.
 */
export function turnedFigures(): readonly string[] {
  const marks = "[\\s\\u00a0\\u202f\\u2066-\\u2069\\u200e\\u200f]*";
  const number = "\\d[\\d.,]*";
  const unit = "[A-Z][A-Z0-9]{1,9}(?![\\w-])";
  /** Both groups, the first of which stands left of the second. */
  const rules = [
    new RegExp(`(${number})${marks}(${unit})`, "dg"),
    new RegExp(
      `(${number})(?:${marks}${unit})?${marks}[–-]${marks}(${number})(?!${marks}[\\p{Script=Arabic}\\d.,])`,
      "dgu",
    ),
    new RegExp(`([+−≈~<>≤≥])${marks}(${number})`, "dg"),
    new RegExp(`(${number}${marks}${unit})${marks}=${marks}(${number})`, "dg"),
    new RegExp(`(${unit})${marks}[→/]${marks}(${unit})`, "dg"),
  ];
  /** The first of which stands right of the second, as the words around it do. */
  const words = new RegExp(`(${number})${marks}((?!٪)\\p{Script=Arabic}+)`, "dgu");
  const lineOf = (node: Node): Element => {
    let at = node.parentElement ?? document.body;
    while (at.parentElement !== null && getComputedStyle(at).display === "inline") at = at.parentElement;
    return at;
  };
  const lines = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (parent === null || node.data.trim() === "" || !parent.checkVisibility()) continue;
    if (parent.closest("script, style, svg") !== null) continue;
    const line = lineOf(node);
    lines.set(line, [...(lines.get(line) ?? []), node]);
  }
  const found = new Set<string>();
  for (const nodes of lines.values()) {
    const whole = nodes.map(({ data }) => data).join("");
    const spot = (at: number): [Text, number] => {
      let rest = at;
      for (const node of nodes) {
        if (rest < node.length) return [node, rest];
        rest -= node.length;
      }
      throw new Error("Outside of its line");
    };
    const boxOf = ([from, to]: readonly [number, number]): DOMRect => {
      const range = document.createRange();
      range.setStart(...spot(from));
      const [last, at] = spot(to - 1);
      range.setEnd(last, at + 1);
      return range.getBoundingClientRect();
    };
    for (const rule of [...rules, words]) {
      for (const match of whole.matchAll(rule)) {
        const [, first, second] = match.indices ?? [];
        if (first === undefined || second === undefined) continue;
        const [before, behind] = [boxOf(first), boxOf(second)];
        if (before.width === 0 || behind.width === 0) continue;
        const sameLine = Math.abs(before.bottom - behind.bottom) < Math.min(before.height, behind.height) / 2;
        const isTurned = rule === words ? before.left < behind.left : before.left > behind.left;
        if (sameLine && isTurned) found.add(`"${match[0]}" in "${whole.slice(0, 80)}"`);
      }
    }
  }
  return [...found];
}
