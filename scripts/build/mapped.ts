import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";

/** A script and its source map, as text; a file without one has "". */
export interface Mapped {
  readonly code: string;
  readonly map: string;
}

/** The script with `text` replaced wherever it stands, and the map with what follows it in its line moved along. */
export function replaced({ code, map }: Mapped, text: string, instead: string): Mapped {
  if (map === "" || text.length === instead.length) return { code: code.replaceAll(text, instead), map };
  const whole = JSON.parse(map) as { readonly mappings: string };
  const lines = decode(whole.mappings);
  const grown = instead.length - text.length;
  for (const [at, line] of code.split("\n").entries()) {
    let moved = 0;
    for (let found = line.indexOf(text); found !== -1; found = line.indexOf(text, found + text.length)) {
      const from = found + moved;
      lines[at] = (lines[at] ?? []).map((segment) => later(segment, from, grown));
      moved += grown;
    }
  }
  return {
    code: code.replaceAll(text, instead),
    map: JSON.stringify({ ...whole, mappings: encode(lines) }),
  };
}

/** What begins behind a place in the line begins so much later. */
function later(segment: SourceMapSegment, from: number, by: number): SourceMapSegment {
  const [column, ...rest] = segment;
  return column > from ? ([column + by, ...rest] as SourceMapSegment) : segment;
}
