/** F6c.2, F2d.4, F3b.29, F3b.33: what is checked of a target is what is sent to it. */
import { describe, expect, it } from "vitest";
import type { HttpClient } from "#worker/http/client.ts";
import { withdrawTarget } from "#worker/withdraw/target.ts";

const ripple = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
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
  chainOf("NEWNET", "Memo"),
  { ...chainOf("OP", ""), chainWithdraw: "0", withdrawFee: "" },
];

/** Asks about a target; `checked`: what the exchange was asked about. */
async function targetOf(chain: string, typed: string, memo = "") {
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
      similarTo: "",
    },
    "addressBook.list": { rows: [], nextPageCursor: "" },
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
    ["hidden", "12\u202e34", "hiddenCharacters"],
    ["longer than the wire takes", "m".repeat(257), "tooLong"],
    ["as it should be", "Grüße 12", ""],
  ] as const)("%s, on a network that is not known here", async (_, memo, memoFault) => {
    const { target } = await targetOf("NEWNET", "abc123", memo);
    expect(target).toMatchObject({ state: "checked", memoFault });
  });
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
    expect((await targetOf("", evm)).target).toEqual({ state: "choose", chains: ["ARBI"] });
  });

  it("is none in a link that calls a contract", async () => {
    const { target, checked } = await targetOf("ARBI", `ethereum:${evm}@42161/approve?address=${ripple}`);
    expect(target).toMatchObject({ state: "refused" });
    expect(checked).toEqual([]);
  });
});
