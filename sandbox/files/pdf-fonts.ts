import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Fonts of a document: Latin, Greek and Cyrillic letters, Arabic ones, Chinese ones. The first that has a letter paints it. */

const { resolve } = createRequire(import.meta.url);
const latin = dirname(resolve("@expo-google-fonts/ibm-plex-sans"));
const arabic = dirname(resolve("@expo-google-fonts/ibm-plex-sans-arabic"));
const chinese = join(dirname(resolve("@embedpdf/fonts-sc")), "../fonts");

const faces = {
  latin: join(latin, "400Regular/IBMPlexSans_400Regular.ttf"),
  bold: join(latin, "600SemiBold/IBMPlexSans_600SemiBold.ttf"),
  arabic: join(arabic, "400Regular/IBMPlexSansArabic_400Regular.ttf"),
  arabicBold: join(arabic, "600SemiBold/IBMPlexSansArabic_600SemiBold.ttf"),
  chinese: join(chinese, "NotoSansHans-Regular.otf"),
  chineseBold: join(chinese, "NotoSansHans-Medium.otf"),
} as const;
export type Face = keyof typeof faces;

const fallbacks: Readonly<Record<"regular" | "bold", readonly Face[]>> = {
  regular: ["latin", "arabic", "chinese"],
  bold: ["bold", "arabicBold", "chineseBold"],
};
export type Weight = keyof typeof fallbacks;

const read = new Map<Face, Buffer>();

function bytesOf(face: Face): Buffer {
  const known = read.get(face) ?? readFileSync(faces[face]);
  read.set(face, known);
  return known;
}

/** What the document's typings leave out: the font that is set. */
interface SetFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** Text of one face. */
export interface FacedText {
  readonly face: Face;
  readonly text: string;
}

export interface Faces {
  set(face: Face, size: number): void;
  /** Splits a run where its letters need another font. */
  split(text: string, weight: Weight): readonly FacedText[];
}

const ascii = /^[\u0020-\u007E]*$/;

export function facesOf(document: PDFKit.PDFDocument): Faces {
  const has = new Map<string, boolean>();
  const registered = new Set<Face>();
  /** Read when it is first needed: the Chinese ones are large. */
  function set(face: Face, size: number): void {
    if (!registered.has(face)) document.registerFont(face, bytesOf(face));
    registered.add(face);
    document.font(face, size);
  }

  function covers(face: Face, letter: string): boolean {
    const key = `${face}${letter}`;
    let known = has.get(key);
    if (known === undefined) {
      set(face, 10);
      const { font } = Reflect.get(document, "_font") as SetFont;
      known = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      has.set(key, known);
    }
    return known;
  }

  return {
    set,
    split(text, weight) {
      const order = fallbacks[weight];
      const [first = "latin"] = order;
      if (ascii.test(text)) return [{ face: first, text }];
      const pieces: { face: Face; text: string }[] = [];
      for (const letter of text) {
        const last = pieces.at(-1);
        // A space or a mark that the font before has too stays with it.
        if (last !== undefined && /[\s\p{M}\p{P}]/u.test(letter) && covers(last.face, letter)) {
          last.text += letter;
          continue;
        }
        const face = order.find((one) => covers(one, letter)) ?? first;
        if (last?.face === face) last.text += letter;
        else pieces.push({ face, text: letter });
      }
      return pieces;
    },
  };
}
