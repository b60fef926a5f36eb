import type { BookEntry } from "#shared/contract/address-view.ts";
import { parseTable } from "#shared/domain/parse-table.ts";
import { visibleText } from "#shared/domain/visible-text.ts";
import { type MemoOwner, nobodys, readMemoOwner } from "#src/entry/memo-owner.ts";
import { remarkFault } from "#src/entry/remark.ts";
import { nameOf } from "../book/book-view.ts";
import { universal } from "../paths.ts";
import type { TargetState } from "../target/use-target.ts";

/** Many addresses at once: rows as typed or pasted, and what is wrong with each. Pure. */

/** What is saved at once. */
export const maxRows = 20;
/** Those behind wait for their turn, as many as a person would see through. */
export const maxKept = 500;

export interface BatchRow {
  readonly key: string;
  readonly coin: string;
  readonly chain: string;
  /** As a table named it, until the networks are known; null where none did. */
  readonly network: string | null;
  readonly address: string;
  readonly memo: string;
  readonly memoOwner: MemoOwner;
  readonly remark: string;
  readonly trusted: boolean;
  /** The person says that this address has no memo, though its network has them. */
  readonly noMemo: boolean;
  /** Of the exchange, for just what stands here: why it was not saved; 0 for none. */
  readonly refusal: number;
}

export type RowIssue =
  | {
      readonly at: "coin" | "address" | "memo" | "remark";
      readonly why: "missing" | "duplicate" | "tooLong" | "hidden" | "noMemo";
    }
  | {
      readonly at: "address";
      readonly why: "checking" | "failed" | "target" | "blocked" | "refused" | "alike";
    }
  | { readonly at: "memo"; readonly why: "target" | "ofOther" | "exponent" };

export function emptyRow(key: string): BatchRow {
  return {
    key,
    coin: "",
    chain: "",
    network: null,
    address: "",
    memo: "",
    memoOwner: nobodys,
    remark: "",
    trusted: false,
    noMemo: false,
    refusal: 0,
  };
}

export function isBlank({ coin, address, memo, remark }: BatchRow): boolean {
  return [coin, address, memo, remark].every((text) => text.trim() === "");
}

/** The first thing that keeps a row from being saved; null for none. */
export function issueOf(
  row: BatchRow,
  state: TargetState,
  others: { readonly rows: readonly BatchRow[]; readonly book: readonly BookEntry[] },
): RowIssue | null {
  if (row.coin === "" || row.chain === "") return { at: "coin", why: "missing" };
  if (row.address.trim() === "") return { at: "address", why: "missing" };
  if (twinOf(row, state, others) !== undefined) return { at: "address", why: "duplicate" };
  if (state.at === "failed") return { at: "address", why: "failed" };
  if (state.at !== "answered") return { at: "address", why: "checking" };
  const { target } = state;
  if (target.state !== "checked") return { at: "address", why: "target" };
  if (target.blockCode === 131_066) return { at: "address", why: "blocked" };
  if (target.similar !== null) return { at: "address", why: "alike" };
  if (target.memoFault !== "") return { at: "memo", why: "target" };
  // Many come from a spreadsheet, whose number it is; one that was handed out so is added by itself.
  if (target.memoWarning === "exponent") return { at: "memo", why: "exponent" };
  const memo = row.memo.trim() === "" ? target.carriedMemo : row.memo.trim();
  if (target.tagRequired && memo === "" && !row.noMemo) return { at: "memo", why: "noMemo" };
  const why = remarkFault(row.remark);
  if (why !== "") return { at: "remark", why };
  return row.refusal === 0 ? null : { at: "address", why: "refused" };
}

/** What the entry, or the earlier row, is called that is the same target already. */
export function twinOf(
  row: BatchRow,
  state: TargetState,
  { rows, book }: { readonly rows: readonly BatchRow[]; readonly book: readonly BookEntry[] },
): string | undefined {
  const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
  const canonical = target?.address ?? row.address.trim();
  const memo = row.memo.trim();
  const sentMemo = memo === "" ? (target?.carriedMemo ?? "") : memo;
  const entry = book.find(
    (one) =>
      one.address === canonical &&
      one.chain === row.chain &&
      one.tag === sentMemo &&
      [row.coin, universal].includes(one.coin),
  );
  if (entry !== undefined) return nameOf(entry);
  const before = rows.slice(0, rows.indexOf(row));
  const twin = before.find(
    (one) =>
      one.address.trim() === row.address.trim() &&
      one.chain === row.chain &&
      one.coin === row.coin &&
      one.memo.trim() === memo,
  );
  return twin && nameOf(twin);
}

const heads = new Set(["coin", "token", "asset", "coin code", "address"]);

/** What a table came to: its rows, or the first cell that ought to be a coin and is none. */
export type TakenRows = { readonly rows: readonly BatchRow[] } | { readonly noCoin: string };

/** coin, network, address, memo, name, and nothing of trust, which the person alone says; a line of heads is left out, and a line of one cell is an address (F2d.3). */
export function rowsOf(text: string, keyOf: () => string): TakenRows {
  const table = parseTable(text).filter(([first = ""], at) => at > 0 || !heads.has(first.toLowerCase()));
  const rows: BatchRow[] = [];
  for (const line of table) {
    const part = partOf(line);
    if (part === undefined) return { noCoin: visibleText(line[0] ?? "") };
    rows.push({ ...emptyRow(keyOf()), ...part });
  }
  return { rows };
}

/** Undefined where it says more than an address, and of no coin. */
function partOf(line: readonly string[]): Partial<BatchRow> | undefined {
  const [coin = "", network = "", address = "", memo = "", remark = ""] = line;
  const code = coin.toUpperCase();
  const isCode = /^[A-Z0-9]{0,20}$/.test(code);
  if (line.length === 1 || (!isCode && line.slice(1).every((cell) => cell === ""))) {
    return { address: unquoted(coin) };
  }
  if (!isCode) return undefined;
  return { coin: code, network, address: unquoted(address), memo: unquoted(memo), remark };
}

/** Spreadsheets keep long digits as text by a mark in front. */
function unquoted(text: string): string {
  return text.replace(/^'/, "");
}

/** What was kept of an earlier visit: of trust the person says anew. */
export function readRows(stored: unknown): readonly BatchRow[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, maxKept).flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null) return [];
    const text = (name: string): string => {
      const value = (one as Readonly<Record<string, unknown>>)[name];
      return typeof value === "string" && value.length <= 1000 ? value : "";
    };
    const row = {
      ...emptyRow(text("key")),
      coin: text("coin"),
      chain: text("chain"),
      address: text("address"),
    };
    const network = "network" in one && typeof one.network === "string" ? text("network") : null;
    const memoOwner = readMemoOwner("memoOwner" in one ? one.memoOwner : undefined);
    return row.key === "" ? [] : [{ ...row, network, memo: text("memo"), memoOwner, remark: text("remark") }];
  });
}
