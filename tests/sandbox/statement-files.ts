import { arrayBuffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import type { StoredFile } from "#sandbox/areas/statements/stored-files.ts";

/** Files of statements, read as others would. */

/** All that is kept of a part. */
export async function bytesOf(file: StoredFile | undefined): Promise<Uint8Array> {
  if (file === undefined) throw new Error("There is no such file");
  return new Uint8Array(await arrayBuffer(file.pieces));
}

/** RFC 4180. The text has no byte order mark any more. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charAt(i);
    if (quoted) {
      if (letter !== '"') field += letter;
      else if (text.charAt(i + 1) === '"') {
        field += '"';
        i += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ",") {
      row.push(field);
      field = "";
    } else if (letter === "\r" && text.charAt(i + 1) === "\n") {
      rows.push([...row, field]);
      [row, field] = [[], ""];
      i += 1;
    } else field += letter;
  }
  if (quoted || field !== "" || row.length > 0) throw new Error("The file ends within a record");
  return rows;
}

export interface ReadTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What stands below the rows, or on the second sheet. */
  readonly about: readonly (readonly string[])[];
}

/** Rows end at the first empty record. */
export function readCsv(file: Uint8Array): ReadTable {
  if (file[0] !== 0xef || file[1] !== 0xbb || file[2] !== 0xbf) throw new Error("No byte order mark");
  const records = parseCsv(new TextDecoder("utf-8", { fatal: true }).decode(file));
  const [heads = []] = records;
  for (const { length } of records)
    if (length !== heads.length && heads.length > 1) throw new Error("Uneven");
  const end = records.findIndex((one) => one.every((field) => field === ""));
  return { heads, rows: records.slice(1, end), about: records.slice(end + 1) };
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&amp;", "&");

/** The sheets of a workbook, cell by cell; a cell that is not text is an error. */
export function readXlsx(file: Uint8Array): ReadTable {
  const parts = unzipSync(file);
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const shared = [...part("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = ""]) =>
    unescaped([...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = ""]) => text).join("")),
  );
  const sheet = (number: number): string[][] =>
    [...part(`xl/worksheets/sheet${number}.xml`).matchAll(/<row[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(
      ([, row = ""]) =>
        [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = "", cell = ""]) => {
          if (cell.includes("<f>")) throw new Error("A formula");
          if (cell === "") return "";
          if (attributes.includes('t="s"')) return shared[Number(/<v>(\d+)<\/v>/.exec(cell)?.[1])] ?? "";
          if (attributes.includes('t="inlineStr"'))
            return unescaped(/<t[^>]*>(.*?)<\/t>/s.exec(cell)?.[1] ?? "");
          throw new Error(`Not text: ${attributes} ${cell}`);
        }),
    );
  const [heads = [], ...rows] = sheet(1);
  return { heads, rows, about: sheet(2) };
}

/** Text of each page. */
export async function readPdf(file: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
}
