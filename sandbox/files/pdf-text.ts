import { type Face, facesOf, type Weight } from "./pdf-fonts.ts";
import { visualRuns } from "./visual-runs.ts";

/** Text of any script on a page: broken into lines, put in painting order, each piece in a font that has its letters. */

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

export interface Pen {
  width(text: string, style: TextStyle): number;
  /** Lines that fit; a word that is too long by itself is broken, nothing is left out. */
  lines(text: string, style: TextStyle, max: number): readonly string[];
  /** One line, its top at `y`; `left` is where it begins, or ends when it is aligned to the right. */
  write(
    line: string,
    at: { readonly x: number; readonly y: number; readonly alignRight: boolean },
    style: TextStyle,
  ): void;
}

/** The typings know only lists of what to add; what is false here is left out. */
const withoutLigatures = { liga: false, dlig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

interface Piece {
  readonly text: string;
  readonly isRightToLeft: boolean;
  readonly face: Face;
}

export function penOf(document: PDFKit.PDFDocument): Pen {
  const faces = facesOf(document);
  const advances = new Map<string, number>();

  /** Of a line, in painting order. */
  function pieces(line: string, { weight }: TextStyle): readonly Piece[] {
    return visualRuns(line).flatMap((run) => {
      const split = faces
        .split(run.text, weight)
        .map((piece) => ({ ...piece, isRightToLeft: run.isRightToLeft }));
      return run.isRightToLeft ? split.toReversed() : split;
    });
  }

  function optionsOf(piece: Piece) {
    // With features named, a run is shaped as a whole and not word by word: only so its words stand in the right order.
    // Without ligatures that are for looks, text that is copied out reads as it was written.
    return { lineBreak: false, ...(piece.isRightToLeft && { features: withoutLigatures }) };
  }

  function pieceWidth(piece: Piece, { size }: TextStyle): number {
    faces.set(piece.face, size);
    return document.widthOfString(shown(piece), optionsOf(piece));
  }

  function width(text: string, style: TextStyle): number {
    const key = `${style.weight}${style.size}/${text}`;
    const known = advances.get(key);
    if (known !== undefined) return known;
    const sum = pieces(text, style).reduce((total, piece) => total + pieceWidth(piece, style), 0);
    // Cells repeat: coins, kinds, days. The store stays small.
    if (advances.size < 20_000) advances.set(key, sum);
    return sum;
  }

  function broken(word: string, style: TextStyle, max: number): string[] {
    const parts = [""];
    for (const letter of word) {
      const last = parts.at(-1) ?? "";
      if (last !== "" && width(last + letter, style) > max) parts.push(letter);
      else parts[parts.length - 1] = last + letter;
    }
    return parts;
  }

  return {
    width,
    lines(text, style, max) {
      if (width(text, style) <= max) return [text];
      const found: string[] = [];
      let line = "";
      for (const word of text.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (width(longer, style) <= max) {
          line = longer;
          continue;
        }
        if (line !== "") found.push(line);
        const parts = broken(word, style, max);
        found.push(...parts.slice(0, -1));
        line = parts.at(-1) ?? "";
      }
      return [...found, line];
    },
    write(line, { x, y, alignRight }, style) {
      let left = alignRight ? x - width(line, style) : x;
      for (const piece of pieces(line, style)) {
        const wide = pieceWidth(piece, style);
        // Fonts of several scripts stand on one line.
        document.text(shown(piece), left, y + style.size, { ...optionsOf(piece), baseline: "alphabetic" });
        left += wide;
      }
    },
  };
}

const strong = /[\p{L}\p{N}]/u;

/** Without a letter in it nothing says which way it is painted, so it is turned here. */
function shown({ text, isRightToLeft }: Piece): string {
  return isRightToLeft && !strong.test(text) ? Array.from(text).toReversed().join("") : text;
}
