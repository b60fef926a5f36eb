import bidiFactory from "bidi-js";

/** What reads by itself inside of other text: a date between Arabic words stays a date. */
export function bidiIsolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Text in the order in which it is painted from left to right. */
export interface VisualRun {
  /** In logical order; a right-to-left run is turned by who shapes it. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const bidi = bidiFactory();
const plainText = /^[\u0020-\u007E]*$/;

/**
 * The runs of one line (Unicode's bidirectional algorithm), which reads the way of its first letter: an amount or a time
 * has none, and stays as it is also where everything around it reads from the right.
 */
export function visualRuns(line: string): readonly VisualRun[] {
  if (line === "") return [];
  if (plainText.test(line)) return [{ text: line, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(line, "auto");
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line.charAt(at);
    else runs.push({ text: line.charAt(at), level });
  }
  return reordered(runs)
    .map(({ text, level }) => ({
      text: text.replaceAll(/[\u2068\u2069]/g, ""),
      isRightToLeft: level % 2 === 1,
    }))
    .filter(({ text }) => text !== "")
    .map(({ text, isRightToLeft }) => ({ text: isRightToLeft ? mirrored(text) : text, isRightToLeft }));
}

/** Rule L2: from the highest level down, what stands at it or above is turned round. */
function reordered<R extends { readonly level: number }>(runs: readonly R[]): readonly R[] {
  const order = [...runs];
  const max = Math.max(...runs.map(({ level }) => level));
  for (let level = max; level >= 1; level -= 1) {
    for (let start = 0; start < order.length; ) {
      if ((order[start]?.level ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  }
  return order;
}

function mirrored(text: string): string {
  return Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one).join("");
}
