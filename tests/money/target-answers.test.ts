/** D10.5, D10.16, F2d.1, F2d.4, F2d.5, F2c.7, F2i.7. */
import { beforeEach, describe, expect, it } from "vitest";
import { createLyingHost, failure, pathOf } from "./lying-host.ts";

/** Who and what money is sent to: every read of the address book and of transfers against every wrong answer. */

const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const entry = {
  coin: "USDT",
  chain: "TRX",
  address,
  tag: "",
  remark: "Cold",
  status: 0,
  addressType: 0,
  verified: 1,
  createdAt: "1700000000",
  id: "1",
};
const switches = { withdrawWhitelist: false, addressBookOnly: false, newAddressLock: true };
const checked = {
  valid: true,
  isInternal: false,
  tagRequired: false,
  isContract: false,
  riskLevel: "LOW",
  blockCode: 0,
  similarTo: "",
};
const who = { valid: true, uid: "10000042", maskedName: "Ma***", code: 0 };
const transfer = {
  transferId: "7f6f2c0e-2f4f-4a0a-9a53-0f6f5a9e0001",
  coin: "USDT",
  amount: "10",
  fromMemberId: "1",
  toMemberId: "2",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  timestamp: "1700000000000",
  status: "SUCCESS",
};
const path = {
  list: pathOf("addressBook.list"),
  check: pathOf("addressBook.check"),
  internal: pathOf("addressBook.checkInternal"),
  recipient: pathOf("transfer.recipient"),
  transfers: pathOf("transfer.list"),
};
const { http, answer, says, soundly, honest, lyingAt, lies } = createLyingHost({
  [path.list]: { rows: [entry], switches, nextPageCursor: "" },
  [path.check]: { ...checked, coin: "USDT" },
  [path.internal]: who,
  [path.recipient]: { ...who, internalType: "UID", address: "10000042" },
  [path.transfers]: { list: [transfer], nextPageCursor: "" },
});
let calls = 0;
const options = () => {
  calls += 1;
  return { id: `call-${calls}`, exempt: false };
};
beforeEach(() => answer(honest));

const check = () => http.call("addressBook.check", { coin: "USDT", chain: "TRX", address }, options());
const internal = () =>
  http.call("addressBook.checkInternal", { internalType: "UID", address: "10000042" }, options());
const recipient = () =>
  http.call("transfer.recipient", { internalType: "UID", address: "10000042" }, options());
const one = () => http.call("transfer.list", { transferId: transfer.transferId }, options());

const reads = [
  ["the book", path.list, () => http.call("addressBook.list", {}, options())],
  ["the check of an address", path.check, check],
  ["another user, to withdraw to", path.internal, internal],
  ["another user, to transfer to", path.recipient, recipient],
  ["a transfer's state", path.transfers, one],
] as const;

describe.each(reads)("%s", (_what, where, read) => {
  it("of this person and this question is taken", async () => {
    expect(await failure(read())).toBe("answered");
  });
  // What does not name the coin that this lie changes stays true.
  const named = new Set<string>([path.list, path.check, path.transfers]);
  it.each(lies.filter(([name]) => named.has(where) || name !== "changed after it was signed"))(
    "%s is none",
    async (_name, lie) => {
      answer(lyingAt(where, lie));
      expect(await failure(read())).not.toBe("answered");
    },
  );
});

describe("a sound answer that contradicts itself", () => {
  const book = (rows: readonly object[]) => ({ rows, switches, nextPageCursor: "" });
  const chainOnly = () => http.call("addressBook.list", { addressType: 0, limit: 1 }, options());
  it.each([
    ["of another account than the number asked about", path.internal, internal, { ...who, uid: "10000043" }],
    ["of a user who may receive and may not", path.internal, internal, { ...who, code: 131_078 }],
    ["with an entry twice", path.list, reads[0][2], book([entry, { ...entry, address: "other" }])],
    ["with more entries than were asked for", path.list, chainOnly, book([entry, { ...entry, id: "2" }])],
    ["with an entry of another kind", path.list, chainOnly, book([{ ...entry, addressType: 1 }])],
  ] as const)("%s is none", async (_what, where, read, result) => {
    answer(lyingAt(where, (request) => soundly(says(request, result))));
    expect(await failure(read())).not.toBe("answered");
  });
});

describe("a sound answer of another question", () => {
  it.each([
    ["address", path.check, check, { ...checked, address: "TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs" }],
    ["address in another case", path.check, check, { ...checked, address: address.toLowerCase() }],
    ["network", path.check, check, { ...checked, chain: "ETH" }],
    ["coin", path.check, check, { ...checked, coin: "USDC" }],
    ["user", path.internal, internal, { ...who, internalType: "UID", address: "10000043" }],
    ["way to find them", path.internal, internal, { ...who, internalType: "EMAIL", address: "10000042" }],
    ["recipient", path.recipient, recipient, { ...who, internalType: "UID", address: "10000043" }],
    [
      "transfer",
      path.transfers,
      one,
      { list: [{ ...transfer, transferId: "another-transfer" }], nextPageCursor: "" },
    ],
  ] as const)("about another %s is none", async (_what, where, read, result) => {
    answer(lyingAt(where, (request) => soundly(says(request, result))));
    expect(await failure(read())).not.toBe("answered");
  });
});

describe("a sound answer that cannot be true", () => {
  const input = { internalType: "UID", address: "10000042" };
  it.each([
    [
      "a recipient of another UID than was asked for",
      path.recipient,
      recipient,
      { ...who, ...input, uid: "10000043" },
    ],
    ["a recipient without a UID", path.recipient, recipient, { ...who, ...input, uid: "" }],
    [
      "a recipient who may be paid and may not",
      path.recipient,
      recipient,
      { ...who, ...input, code: 131_077 },
    ],
    [
      "a transfer of less than nothing",
      path.transfers,
      one,
      { list: [{ ...transfer, amount: "-10" }], nextPageCursor: "" },
    ],
  ] as const)("%s is none", async (_what, where, read, result) => {
    answer(lyingAt(where, (request) => soundly(says(request, result))));
    expect(await failure(read())).not.toBe("answered");
  });

  it("nobody is reported as nobody", async () => {
    const nobody = { ...input, valid: false, uid: "", maskedName: "", code: 131_077 };
    answer(lyingAt(path.recipient, (request) => soundly(says(request, nobody))));
    expect(await failure(recipient())).toBe("answered");
  });
});

it("a member whose number is not exact is sent nothing", async () => {
  const order = {
    transferId: "7f6f2c0e-2f4f-4a0a-9a53-0f6f5a9e0001",
    coin: "USDT",
    amount: "10",
    fromAccountType: "FUND",
    toAccountType: "FUND",
    fromMemberId: 10_000_042,
    requestId: "7f6f2c0e-2f4f-4a0a-9a53-0f6f5a9e0002",
  } as const;
  const sent: string[] = [];
  answer((request) => {
    sent.push(request.path);
    return honest(request);
  });
  // Ends in …993 as text.
  const toMemberId = Number("9007199254740993");
  expect(await failure(http.call("transfer.universal", { ...order, toMemberId }, options()))).toBe(
    "BAD_REQUEST",
  );
  expect(sent).toEqual([]);
});
