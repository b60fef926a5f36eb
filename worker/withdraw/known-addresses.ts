import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import type { AddressFormat } from "#shared/domain/address/formats.ts";
import { lookAlikeOf } from "#shared/domain/address/look-alike.ts";
import { looksAlike } from "#shared/domain/address/looks-alike.ts";
import { canonicalMemo } from "#shared/domain/address/memo.ts";
import { sameAddress } from "#shared/domain/address/same-address.ts";
import { addressFacts } from "#shared/domain/known-facts.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { type CursorPage, readAllPages } from "../records/read-all-pages.ts";

/** Addresses that a person keeps or has sent to: what an address of another hand may imitate. */
export interface KnownAddresses {
  readonly book: readonly AddressRecord[];
  readonly sent: readonly WithdrawRecord[];
  /** All of both; what could not be read may hold one that this imitates. */
  readonly isWhole: boolean;
}

type Checked = Extract<CallOutput<"withdraw.target">, { readonly state: "checked" }>;

const pageSize = 50;
/** A book of more entries is read as far as this. */
const maxEntries = 1000;

/** Without an answer nothing is known of these, and that is said; the server's own check still counts. */
export async function knownAddresses(http: Pick<HttpClient, "call">): Promise<KnownAddresses> {
  const [book, sent] = await Promise.all([readBook(http), readSent(http)]);
  return { book: book.rows, sent: sent ?? [], isWhole: book.isWhole && sent !== null };
}

interface Place {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly tag: string;
}

/** The entry of this very account, however its address and memo are written there; one that holds a memo is another account. */
export function entryAt(
  book: readonly AddressRecord[],
  format: AddressFormat | undefined,
  { coin, chain, address, tag }: Place,
): AddressRecord | undefined {
  const isOf = (saved: string): boolean => {
    if (saved === address || format === undefined) return saved === address;
    const reading = checkAddress(format, saved);
    return reading.ok && reading.memo === undefined && sameAddress(format, saved, address);
  };
  return book.find(
    (one) =>
      one.chain === chain &&
      canonicalMemo(format, one.tag) === tag &&
      [coin, "baseCoin"].includes(one.coin) &&
      isOf(one.address),
  );
}

export function similarTo(
  { book, sent }: Pick<KnownAddresses, "book" | "sent">,
  target: {
    readonly address: string;
    /** Its entry in the book. */
    readonly own: AddressRecord | undefined;
    readonly similarTo: string;
  },
): Pick<Checked, "entryId" | "similar"> {
  const { address, own } = target;
  if (own !== undefined) return { entryId: own.id, similar: null };
  const twin = book.find(({ id }) => id === target.similarTo) ?? lookAlikeOf(address, book);
  if (twin !== undefined) {
    const { id, remark: name, address: saved, tag } = twin;
    return { entryId: "", similar: { id, name, address: saved, tag } };
  }
  const before = sent.find(({ toAddress }) => looksAlike(address, toAddress));
  const similar = before === undefined ? null : { id: "", name: "", address: before.toAddress, tag: "" };
  return { entryId: "", similar };
}

/** As far as it is told: what was read before a page failed counts, pages that contradict each other do not. */
async function readBook(
  http: Pick<HttpClient, "call">,
): Promise<{ readonly rows: readonly AddressRecord[]; readonly isWhole: boolean }> {
  const read = async (cursor: string): Promise<CursorPage<AddressRecord> | null> => {
    const wanted = { addressType: 0, limit: pageSize, ...(cursor !== "" && { cursor }) } as const;
    const answer = await ownCall(http, "addressBook.list", wanted).catch(() => null);
    return answer && { rows: answer.rows, next: answer.nextPageCursor };
  };
  const marks = { idOf: ({ id }: AddressRecord) => id, factsOf: addressFacts };
  return readAllPages(maxEntries, marks, read).catch(() => ({ rows: [], isWhole: false }));
}

/** Null without an answer. */
async function readSent(http: Pick<HttpClient, "call">): Promise<readonly WithdrawRecord[] | null> {
  const wanted = { withdrawType: 0, limit: pageSize } as const;
  const answer = await ownCall(http, "withdraw.records", wanted).catch(() => null);
  return answer === null ? null : answer.rows.filter(({ status }) => status === "success");
}
