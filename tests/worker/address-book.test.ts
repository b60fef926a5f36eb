/** F2d.1, F3b.1, F6c.7. */
import { expect, test } from "vitest";
import { readBook } from "#worker/address-book/book.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { knownAddresses } from "#worker/withdraw/known-addresses.ts";

const sound = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const xForm = "XVPcpSm47b1CZkf5AkKM9a84dQHe3mTAxgxfLw2qYoe7Boa";
const atom = { chain: "ATOM", address: "cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02" };
const switches = { withdrawWhitelist: true, addressBookOnly: false, newAddressLock: true };
const row = (id: string, part: object = {}) => ({
  id,
  coin: "USDT",
  chain: "TRX",
  address: sound,
  tag: "",
  remark: "",
  createdAt: "1",
  status: 0,
  addressType: 0,
  verified: 1,
  lockEndTime: "",
  vaspCode: "",
  internalType: "",
  ...part,
});

/** One page after the other; `length`: a book has so many, and the next ones are of another reading of it. */
function serving(
  pages: readonly (readonly object[])[],
  length: number = pages.length,
): Pick<HttpClient, "call"> {
  let at = 0;
  const call = async () => {
    const rows = pages[at] ?? [];
    at += 1;
    const nextPageCursor = at % length === 0 ? "" : `${at}`;
    return { kind: "ok", data: { rows, switches, nextPageCursor, withdrawLockUntil: 0 }, invalidates: [] };
  };
  return { call } as unknown as Pick<HttpClient, "call">;
}

test("every page is read, an entry that comes twice counts once", async () => {
  const book = await readBook(
    serving([
      [row("a"), row("b")],
      [row("b"), row("c")],
    ]),
  );
  expect(book.rows.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(book.isWhole).toBe(true);
});

test.each([
  ["address", { address: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8" }],
  ["memo", { tag: "77" }],
  ["network", { chain: "ETH" }],
  ["coin", { coin: "USDC" }],
  ["leave to go without codes", { verified: 0 }],
])("two entries of one id are no book: another %s", async (_, part) => {
  const torn = [
    [row("a"), row("b")],
    [row("b", part), row("c")],
  ];
  await expect(readBook(serving([...torn, ...torn], 2))).rejects.toThrow("contradict each other");
});

test("an entry that was changed between two pages is as it is when the book is read again", async () => {
  const was = [row("a"), row("b")];
  const is = { remark: "renamed", verified: 0 };
  const pages = [was, [row("b", is), row("c")], [row("a"), row("b", is)], [row("b", is), row("c")]];
  const { rows, isWhole } = await readBook(serving(pages, 2));
  expect(rows.map(({ id, remark, verified }) => [id, remark, verified])).toEqual([
    ["a", "", 1],
    ["b", "renamed", 0],
    ["c", "", 1],
  ]);
  expect(isWhole).toBe(true);
});

test("a lock that ended between two pages is no contradiction", async () => {
  const fresh = { status: 1, lockEndTime: "1790000001" };
  const { rows } = await readBook(serving([[row("a", fresh)], [row("a"), row("b")]]));
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ["a", 0],
    ["b", 0],
  ]);
});

test.each([
  ["another checksum", { address: `${sound.slice(0, -1)}u` }],
  ["another network's address", { address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" }],
  ["a memo that the network has not", { tag: "77" }],
  ["a blank within it", { chain: "NEW", address: "two words" }],
  ["what nobody could see, on a network that is not known here", { chain: "NEW", address: "abc\ufffd123" }],
  ["a memo of which nobody could see all", { chain: "NEW", address: "abc123", tag: "12\ufffd34" }],
  ["such a memo on a network that is", { ...atom, tag: "12\ufffd34" }],
  ["another tag than the one that it holds", { chain: "XRP", address: xForm, tag: "111" }],
])("an entry with %s is not shown, and nobody's trusted one", async (_, part) => {
  const [entry] = (await readBook(serving([[row("a", part)]]))).rows;
  expect(entry).toMatchObject({ isSound: false, address: "", tag: "", verified: 0 });
});

test("a new entry of a host that does not report when its lock ends is locked for a day", async () => {
  const fresh = { createdAt: "1790000000", status: 1 };
  const { rows } = await readBook(
    serving([
      [
        row("a", fresh),
        row("b", { ...fresh, lockEndTime: "0" }),
        row("c", { ...fresh, lockEndTime: "1790000001" }),
        row("d"),
      ],
    ]),
  );
  expect(rows.map(({ lockEndTime }) => lockEndTime)).toEqual(["1790086400", "1790086400", "1790000001", ""]);
});

test("pages that lead to each other for ever are no book, and no reason to delete entries", async () => {
  const data = { rows: [row("a")], switches, nextPageCursor: "again", withdrawLockUntil: 0 };
  const http = { call: async () => ({ kind: "ok", data, invalidates: [] }) };
  await expect(readBook(http as unknown as Pick<HttpClient, "call">)).rejects.toThrow(
    "contradict each other",
  );
});

test("a book whose reader is logged out between two pages is no book", async () => {
  const { call } = serving([[row("a")], [row("b")]]);
  let calls = 0;
  const http = {
    call: (...wanted: Parameters<typeof call>) => {
      calls += 1;
      return calls === 1 ? call(...wanted) : Promise.resolve({ kind: "anonymous", raw: null });
    },
  };
  await expect(readBook(http as unknown as Pick<HttpClient, "call">)).rejects.toThrow(
    "not an answer for a person",
  );
});

test("what an address is compared with is not requested on and on by pages that lead to each other", async () => {
  let pages = 0;
  const call = async (name: string) => {
    if (name !== "addressBook.list") return { kind: "anonymous", raw: null };
    pages += 1;
    return {
      kind: "ok",
      data: { rows: [row("a")], switches, nextPageCursor: "again", withdrawLockUntil: 0 },
    };
  };
  expect(await knownAddresses({ call } as unknown as Pick<HttpClient, "call">)).toEqual({
    book: [],
    sent: [],
    isWhole: false,
  });
  expect(pages).toBe(2);
});
