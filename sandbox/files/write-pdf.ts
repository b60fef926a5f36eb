import PdfDocument from "pdfkit";
import { cellText } from "./cell-text.ts";
import {
  type FileColumn,
  type FileEnd,
  type FileHead,
  type FileRow,
  type FileWriter,
  readsRightToLeft,
} from "./file-table.ts";
import { type Pen, penOf, type TextStyle } from "./pdf-text.ts";
import { bidiIsolate } from "./visual-runs.ts";

/** Points of a landscape A4 page. */
const page = { width: 841.89, height: 595.28, margin: 36, foot: 24 } as const;
const lineHeight = 1.35;
const cellGap = 8;
const styles = {
  title: { size: 16, weight: "bold" },
  subtitle: { size: 10, weight: "bold" },
  head: { size: 7.5, weight: "bold" },
  text: { size: 7.5, weight: "regular" },
} as const satisfies Record<string, TextStyle>;

/** How the width is shared where all columns are full. */
const shares: Readonly<Record<FileColumn["kind"], number>> = { text: 1, amount: 1.1, time: 1.1 };

/** A paged document: heads on each page, amounts at the end of their columns, pages counted below. */
export function pdfWriter({ title, language, facts, columns, madeAt }: FileHead): FileWriter {
  const document = new PdfDocument({
    size: "A4",
    layout: "landscape",
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: "Coffer", Creator: "Coffer", CreationDate: new Date(madeAt) },
  });
  const isRightToLeft = readsRightToLeft(language);
  const pen = penOf(document);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  const right = page.width - page.margin;
  let y: number = page.margin;

  /** Begins a page where so much does not fit; tells whether it did. */
  function room(height: number): boolean {
    if (y + height <= page.height - page.margin - page.foot) return false;
    document.addPage();
    y = page.margin;
    return true;
  }

  /** Lines over the whole width. */
  function paragraph(text: string, style: TextStyle): void {
    for (const line of pen.lines(cellText(text), style, right - page.margin)) {
      room(style.size * lineHeight);
      pen.write(line, { x: isRightToLeft ? right : page.margin, y, alignRight: isRightToLeft }, style);
      y += style.size * lineHeight;
    }
  }

  function rule(): void {
    document.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.5).strokeColor("#b8bec7").stroke();
    y += 3;
  }

  function tableHead(of: readonly FileColumn[]): void {
    rows(of, [of.map(({ head }) => head)], styles.head);
    rule();
  }

  function rows(
    of: readonly FileColumn[],
    all: readonly FileRow[],
    style: TextStyle,
    again?: () => void,
  ): void {
    const places = placesOf(of, isRightToLeft);
    for (const row of all) {
      const cells = of.map((_column, i) => linesOf(pen, row[i] ?? "", style, places[i]?.width ?? 0));
      const height = Math.max(1, ...cells.map(({ length }) => length)) * style.size * lineHeight;
      if (room(height)) again?.();
      for (const [i, lines] of cells.entries()) {
        const place = places[i];
        if (place === undefined) continue;
        const alignRight = isRightToLeft !== (of[i]?.kind === "amount");
        const x = alignRight ? place.left + place.width : place.left;
        for (const [n, line] of lines.entries()) {
          pen.write(line, { x, y: y + n * style.size * lineHeight, alignRight }, style);
        }
      }
      y += height + 1.5;
    }
  }

  paragraph(title, styles.title);
  y += 6;
  for (const [name, value] of facts) paragraph(`${name}: ${bidiIsolate(value)}`, styles.text);
  y += 10;
  tableHead(columns);

  return {
    add: (all) => rows(columns, all, styles.text, () => tableHead(columns)),
    async end({ totals, notes }: FileEnd) {
      if (totals !== undefined) {
        room(80);
        y += 12;
        paragraph(totals.title, styles.subtitle);
        y += 3;
        tableHead(totals.columns);
        rows(totals.columns, totals.rows, styles.text, () => tableHead(totals.columns));
      }
      y += 8;
      for (const note of notes) paragraph(note, styles.text);
      numberPages(document, pen, isRightToLeft);
      document.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

interface Place {
  readonly left: number;
  readonly width: number;
}

/** From the side where reading begins. */
function placesOf(columns: readonly FileColumn[], isRightToLeft: boolean): readonly Place[] {
  const whole = page.width - 2 * page.margin - cellGap * (columns.length - 1);
  const sum = columns.reduce((total, { kind }) => total + shares[kind], 0);
  let used = 0;
  return columns.map(({ kind }) => {
    const width = (whole * shares[kind]) / sum;
    const left = isRightToLeft ? page.width - page.margin - used - width : page.margin + used;
    used += width + cellGap;
    return { left, width };
  });
}

function linesOf(pen: Pen, text: string, style: TextStyle, width: number): readonly string[] {
  return cellText(text)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => pen.lines(line.replaceAll("\t", " "), style, width));
}

function numberPages(document: PDFKit.PDFDocument, pen: Pen, isRightToLeft: boolean): void {
  const { start, count } = document.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    document.switchToPage(start + i);
    const at = {
      x: isRightToLeft ? page.margin : page.width - page.margin,
      y: page.height - page.margin,
      alignRight: !isRightToLeft,
    };
    pen.write(`${i + 1} / ${count}`, at, styles.text);
  }
}
