/** F6c.2, F2d.4, F3b.29, F3b.33: what is checked of a target is what is sent to it. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { withdrawTarget } from "#worker/withdraw/target.ts";

const ripple = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
/** The account of `ripple` with the tag 12345. */
const xForm = "XVPcpSm47b1CZkf5AkKM9a84dQHe3mTAxgxfLw2qYoe7Boa";
const stellar = deriveAddress("XLM", createHash("sha256").update("somebody").digest());
const hash = "ab".repeat(32);
const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const chainOf = (chain: string, tagName: string, addressRegexKey = "") => ({
  chain,
  chainType: chain,
  chainWithdraw: "1",
  withdrawFee: "1",
  tagName,
  tagRequired: false,
  contractAddress: "",
  addressRegexKey,
});
const chains = [
  chainOf("XRP", "Destination tag"),
  chainOf("ARBI", ""),
  chainOf("TON", "Memo"),
  chainOf("XLM", "Memo"),
  chainOf("NEWNET", "Memo"),
  { ...chainOf("OP", ""), chainWithdraw: "0", withdrawFee: "" },
  { ...chainOf("OLDNET", ""), tagRequired: true },
];

/** Asks about a target; `checked`: what the exchange was asked about. */
async function targetOf(
  chain: string,
  typed: string,
  memo = "",
  rows: readonly object[] = [],
  similarTo = "",
) {
  const checked: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    "withdraw.coins": { rows: [{ coin: "ANY", chains }] },
    "coins.list": { list: [] },
    "addressBook.check": {
      valid: true,
      isInternal: false,
      tagRequired: false,
      isContract: false,
      riskLevel: "LOW",
      blockCode: 0,
      similarTo,
    },
    "addressBook.list": { rows, nextPageCursor: "" },
    "withdraw.records": { rows: [], nextPageCursor: "" },
  };
  const call = async (name: string, input: unknown) => {
    if (name === "addressBook.check") checked.push(input);
    return { kind: "ok", data: answers[name], invalidates: [] };
  };
  const http = { call } as unknown as Pick<HttpClient, "call">;
  const target = await withdrawTarget(http, { coin: "ANY", ...(chain !== "" && { chain }), typed, memo });
  return { target, checked };
}

describe("a memo", () => {
  it("of blanks is none: the one that the address brought is checked", async () => {
    const { target, checked } = await targetOf("XRP", `ripple:${ripple}?dt=12345`, "  ");
    expect(target).toMatchObject({ state: "checked", carriedMemo: "12345", memoFault: "" });
    expect(checked).toEqual([{ coin: "ANY", chain: "XRP", address: ripple, tag: "12345" }]);
    const { target: odd } = await targetOf("XRP", `ripple:${ripple}?dt=nonsense`, "  ");
    expect(odd).toMatchObject({ memoFault: "format" });
  });

  it.each([
    ["111", `ripple:${ripple}?dt=12345`, "other"],
    ["111", xForm, "other"],
    [" 12345 ", xForm, ""],
    ["111", `ripple:${ripple}?dt=nonsense`, ""],
  ] as const)("%j beside the one that %s names", async (memo, typed, memoFault) => {
    const { target, checked } = await targetOf("XRP", typed, memo);
    expect(target).toMatchObject({ state: "checked", memoFault });
    // Nothing is asked about an account that nobody meant.
    const tag = memoFault === "" ? { tag: memo.trim() } : {};
    expect(checked).toEqual([{ coin: "ANY", chain: "XRP", address: ripple, ...tag }]);
  });

  it.each([
    ["typed", stellar, hash.toUpperCase()],
    ["of blanks around it", stellar, ` ${hash} `],
    ["of the code", `web+stellar:pay?destination=${stellar}&memo=${hash.toUpperCase()}`, ""],
    [
      "of code and field, in another case each",
      `web+stellar:pay?destination=${stellar}&memo=${hash}`,
      hash.toUpperCase(),
    ],
  ] as const)("that is a hash is checked and sent in its canonical form: one %s", async (_, typed, memo) => {
    const { target, checked } = await targetOf("XLM", typed, memo);
    expect(target).toMatchObject({ state: "checked", memo: hash, memoFault: "" });
    expect(checked).toEqual([{ coin: "ANY", chain: "XLM", address: stellar, tag: hash }]);
  });

  it("of the book is sent as the book has it, to the letter; of another one is another entry", async () => {
    const entry = {
      id: "e1",
      coin: "ANY",
      chain: "XLM",
      address: stellar,
      tag: hash.toUpperCase(),
      remark: "",
    };
    for (const memo of [hash, entry.tag]) {
      const { target } = await targetOf("XLM", stellar, memo, [entry]);
      expect(target).toMatchObject({ memo: entry.tag, entryId: "e1" });
    }
    const { target } = await targetOf("XLM", stellar, "cd".repeat(32), [entry]);
    expect(target).toMatchObject({ memo: "cd".repeat(32), entryId: "" });
  });

  it.each([
    ["hidden", "12\u202e34", "hiddenCharacters"],
    ["longer than the wire takes", "m".repeat(257), "tooLong"],
    ["in digits of another script", "١٢٣", "otherDigits"],
    ["as it should be", "order 12", ""],
  ] as const)("%s, on a network that is not known here", async (_, memo, memoFault) => {
    const { target } = await targetOf("NEWNET", "abc123", memo);
    expect(target).toMatchObject({ state: "checked", memoFault, memoWarning: "" });
  });

  it.each([
    ["XLM", stellar],
    ["NEWNET", "abc123"],
  ])("of letters that no exchange hands out is legal, and said to be so: %s", async (chain, address) => {
    const { target } = await targetOf(chain, address, "Grüße 12");
    expect(target).toMatchObject({
      state: "checked",
      memo: "Grüße 12",
      memoFault: "",
      memoWarning: "notAscii",
    });
  });
});

it("a network that wants a memo and has no place for it takes no address: there would be nothing to mend", async () => {
  expect((await targetOf("OLDNET", "abc123")).target).toMatchObject({ state: "refused", fault: "server" });
});

describe("an address", () => {
  it.each(["abc\u200b123", "abc\u202e123", "аbc123"])(
    "with what nobody sees is none of a network that is not known here: %j",
    async (typed) => {
      const { target, checked } = await targetOf("NEWNET", typed);
      expect(target).toMatchObject({ state: "refused", fault: "hiddenCharacters" });
      expect(checked).toEqual([]);
    },
  );

  it("of a payment over a network that is not known here is none of the chosen one", async () => {
    const { target, checked } = await targetOf("ARBI", `ethereum:${evm}@250`);
    expect(target).toMatchObject({ state: "refused", fault: "otherNetwork" });
    expect(checked).toEqual([]);
    expect((await targetOf("", `ethereum:${evm}@250`)).target).toMatchObject({ state: "refused" });
  });

  it("of a network that rests now is one of it, and no network to change to", async () => {
    expect((await targetOf("OP", evm)).target).toMatchObject({ state: "checked", address: evm });
    expect((await targetOf("OP", `ethereum:${evm}@42161`)).target).toMatchObject({ fault: "otherNetwork" });
    expect((await targetOf("XRP", evm)).target).toMatchObject({ fault: "otherNetwork", chains: ["ARBI"] });
  });

  it("fits networks that rest too: the only one that is open is not the only one that may be meant", async () => {
    expect((await targetOf("", evm)).target).toEqual({ state: "choose", chains: ["ARBI", "OP"] });
    expect((await targetOf("", `ethereum:${evm}@42161`)).target).toEqual({
      state: "choose",
      chains: ["ARBI"],
    });
    expect((await targetOf("", `ethereum:${evm}@10`)).target).toMatchObject({ state: "refused" });
  });

  it("of the book is sent as the book has it, to the letter", async () => {
    const entry = { id: "e1", coin: "ANY", chain: "ARBI", address: evm.toLowerCase(), tag: "", remark: "" };
    const own = { state: "checked", address: evm.toLowerCase(), entryId: "e1", similar: null };
    expect((await targetOf("ARBI", entry.address, "", [entry])).target).toMatchObject(own);
    expect((await targetOf("ARBI", evm, "", [entry])).target).toMatchObject(own);
    const raw = "0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8";
    const kept = { ...entry, chain: "TON", address: raw };
    const { target: ton } = await targetOf("TON", raw, "", [kept]);
    expect(ton).toMatchObject({ address: raw, entryId: "e1", warnings: ["noChecksum"] });
    // Of another coin, or on another network, it is another entry.
    for (const part of [{ coin: "OTHER" }, { chain: "OP" }]) {
      const { target } = await targetOf("ARBI", evm, "", [{ ...entry, ...part }]);
      expect(target).toMatchObject({ address: evm, entryId: "" });
    }
  });

  it("that holds a memo in the book is not the account without it", async () => {
    const held = { id: "e2", coin: "ANY", chain: "XRP", address: xForm, tag: "", remark: "" };
    const { target } = await targetOf("XRP", ripple, "", [held]);
    expect(target).toMatchObject({ address: ripple, entryId: "" });
  });

  it.each([
    ["its tag", ripple, "1234", "1234"],
    ["the memo that its address holds", xForm, "", "12345"],
  ])("that looks like one of the book names that entry with %s", async (_, address, saved, tag) => {
    const entry = { id: "e3", coin: "ANY", chain: "XRP", address, tag: saved, remark: "Kraken" };
    const { target } = await targetOf("XRP", "rrrrrrrrrrrrrrrrrrrrBZbvji", "", [entry], "e3");
    expect(target).toMatchObject({ similar: { id: "e3", name: "Kraken", address: ripple, tag } });
  });

  it("is none in a link that calls a contract", async () => {
    const { target, checked } = await targetOf("ARBI", `ethereum:${evm}@42161/approve?address=${ripple}`);
    expect(target).toMatchObject({ state: "refused" });
    expect(checked).toEqual([]);
  });
});
