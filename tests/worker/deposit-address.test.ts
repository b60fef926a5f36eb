/** F3b.1, F6d.2, F1.7, D10.5. */
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { DepositAddresses } from "#shared/contract/deposit.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { createDepositAnswers } from "#worker/deposit/answers.ts";
import { readAddress } from "#worker/deposit/checked-address.ts";
import { listedAddresses } from "#worker/deposit/own-addresses.ts";
import type { HttpClient } from "#worker/http/client.ts";

const contract = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const sound = "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8";

function chainOf(part: Partial<CoinChain> = {}): CoinChain {
  return {
    chain: "TRX",
    chainType: "TRC20",
    confirmation: "20",
    safeConfirmNumber: "40",
    depositMin: "0",
    withdrawMin: "",
    withdrawMax: "",
    withdrawFee: "",
    withdrawPercentageFee: "",
    minAccuracy: "4",
    chainDeposit: "1",
    chainWithdraw: "1",
    contractAddress: contract,
    tagName: "",
    tagRequired: false,
    addressRegexKey: "TRX",
    pauseReason: "",
    ...part,
  };
}

function answer(part: Partial<DepositAddresses["chains"][number]> = {}): DepositAddresses {
  const row = {
    coin: "",
    chain: "TRX",
    chainType: "TRC20",
    addressDeposit: sound,
    tagDeposit: "",
    batchReleaseLimit: "-1",
    contractAddress: contract.slice(-6),
    remark: "",
    isDefault: false,
    status: 0,
    ...part,
  };
  return { coin: "USDT", chains: [row] };
}

const xrpChain = { chain: "XRP", chainType: "XRP" };
const xrp = { ...xrpChain, addressDeposit: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" };
/** The same account with the tag 12345. */
const xForm = "XVPcpSm47b1CZkf5AkKM9a84dQHe3mTAxgxfLw2qYoe7Boa";
const dai = "0x6B175474E89094C44Da98b954EedeAC495271d0F";
const eth = { chain: "ETH", chainType: "Ethereum", addressRegexKey: "EVM", contractAddress: dai };
const atom = {
  chain: "ATOM",
  chainType: "ATOM",
  addressDeposit: "cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02",
};

describe("an address is shown only when it is sound", () => {
  it.each([
    ["one wrong character", answer({ addressDeposit: `${sound.slice(0, -1)}u` }), chainOf(), "address"],
    ["the coin's own contract", answer({ addressDeposit: contract }), chainOf(), "address"],
    [
      "the coin's own contract in another case",
      answer({ ...eth, contractAddress: dai.slice(-6), addressDeposit: dai.toLowerCase() }),
      chainOf(eth),
      "address",
    ],
    [
      "another network's address",
      answer({ addressDeposit: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" }),
      chainOf(),
      "address",
    ],
    [
      "a blank within it",
      answer({ chain: "NEW", addressDeposit: `${sound} ` }),
      chainOf({ chain: "NEW", addressRegexKey: "later" }),
      "address",
    ],
    [
      "a wrong checksum that the catalogue would let through",
      answer({ addressDeposit: `${sound.slice(0, -1)}u` }),
      chainOf({ addressRegexKey: "later" }),
      "address",
    ],
    [
      "another network behind the name that was chosen",
      answer({ chainType: "Ethereum" }),
      chainOf(),
      "network",
    ],
    ["no address", answer({ addressDeposit: "" }), chainOf(), "none"],
    ["no chain at all", { coin: "USDT", chains: [] }, chainOf(), "none"],
    ["a memo on a network without one", answer({ tagDeposit: "123" }), chainOf(), "memo"],
    [
      "no memo where one is needed",
      answer({ ...xrp }),
      chainOf({ ...xrpChain, addressRegexKey: "XRP", tagName: "tag", tagRequired: true }),
      "memo",
    ],
    [
      "what nobody could see, on a network that is not known here",
      answer({ chain: "NEW", addressDeposit: "abc\ufffd123" }),
      chainOf({ chain: "NEW", addressRegexKey: "later" }),
      "address",
    ],
    [
      "a letter of another alphabet, on a network that is not known here",
      answer({ chain: "NEW", addressDeposit: "аbc123" }),
      chainOf({ chain: "NEW", addressRegexKey: "later" }),
      "address",
    ],
    [
      "a memo of which nobody could see all, on such a network",
      answer({ chain: "NEW", addressDeposit: "abc123", tagDeposit: "12\ufffd34" }),
      chainOf({ chain: "NEW", addressRegexKey: "later", tagName: "memo" }),
      "memo",
    ],
    [
      "a memo of which nobody could see all",
      answer({ ...atom, tagDeposit: "12\ufffd34" }),
      chainOf({
        chain: "ATOM",
        chainType: "ATOM",
        addressRegexKey: "ATOM",
        tagName: "memo",
        tagRequired: true,
      }),
      "memo",
    ],
    [
      "another tag than the one that it holds",
      answer({ ...xrp, addressDeposit: xForm, tagDeposit: "111" }),
      chainOf({ ...xrpChain, addressRegexKey: "XRP", tagName: "tag", tagRequired: true }),
      "memo",
    ],
    [
      "a tag that is none",
      answer({ ...xrp, tagDeposit: "12a" }),
      chainOf({ ...xrpChain, addressRegexKey: "XRP", tagName: "tag", tagRequired: true }),
      "memo",
    ],
  ])("%s", (_what, order, chain, why) => {
    expect(readAddress(order, chain)).toEqual({ state: "invalid", why });
  });

  it("with its memo, even where the unsigned catalogue knows of none", () => {
    const order = answer({ ...xrp, tagDeposit: "7" });
    expect(readAddress(order, chainOf({ ...xrpChain, addressRegexKey: "XRP" }))).toMatchObject({
      state: "ok",
      memo: "7",
      memoName: "memo",
    });
  });

  it("a format that is not known here is left to the signed answer", () => {
    expect(readAddress(answer({ chain: "NEW", addressDeposit: "anything" }), undefined)).toMatchObject({
      state: "ok",
    });
  });
});

describe("an address is the one that was named before", () => {
  const wanted = { coin: "USDT", chain: "TRX" };
  const other = "TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9";
  /** An exchange whose next answers name these addresses; `listed`: on the list of the person's own. */
  function exchangeOf(orders: DepositAddresses[], listed: readonly string[] = []) {
    const call = async (name: string) => {
      if (name === "coins.config") return { kind: "ok", data: { chains: [chainOf()] } };
      if (name === "deposit.order") return { kind: "ok", data: orders.shift() };
      const [row] = answer().chains;
      return {
        kind: "ok",
        data: { coin: "", chains: listed.map((one) => ({ ...row, addressDeposit: one })) },
      };
    };
    const http = { call: call as unknown as HttpClient["call"], forget: () => undefined };
    return createDepositAnswers(http, async () => "token")["deposit.address"];
  }
  const of = (addressDeposit: string, part: Partial<DepositAddresses> = {}): DepositAddresses => ({
    ...answer({ addressDeposit }),
    ...part,
  });

  it("whether its account was asked for or told", async () => {
    const address = exchangeOf(
      [of(sound, { accountType: "FUND" }), of(other, { accountType: "FUND" })],
      [sound],
    );
    expect(await address(wanted)).toMatchObject({ state: "ok" });
    expect(await address({ ...wanted, accountType: "FUND" })).toEqual({ state: "invalid", why: "changed" });
  });

  it("until the person's own list has the new one and no longer the old", async () => {
    const rotated = exchangeOf([of(sound), of(other), of(sound)], [other]);
    expect(await rotated(wanted)).toMatchObject({ state: "ok", address: sound });
    expect(await rotated(wanted)).toMatchObject({ state: "ok", address: other });
    expect(await rotated(wanted)).toEqual({ state: "invalid", why: "changed" });
    const both = exchangeOf([of(sound), of(other)], [sound, other]);
    await both(wanted);
    expect(await both(wanted)).toEqual({ state: "invalid", why: "changed" });
    const none = exchangeOf([of(sound), of(other)]);
    await none(wanted);
    expect(await none(wanted)).toEqual({ state: "invalid", why: "changed" });
  });
});

describe("the least that a deposit must have", () => {
  it.each([
    ["10", "0", "10"],
    ["10", "", "10"],
    ["10", "12.5", "12.5"],
    ["", "1", "1"],
    ["0", "0", "0"],
  ])("is the larger one of what is told: %j and %j make %j", (listed, given, minimum) => {
    const read = readAddress(answer({ depositMin: given }), chainOf({ depositMin: listed }));
    expect(read).toMatchObject({ state: "ok", minimum });
  });
});

describe("the code", () => {
  const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

  it("is the network's URI with the coin's contract", () => {
    const order = answer({
      chain: "ETH",
      chainType: "Ethereum",
      addressDeposit: evm,
      contractAddress: dai.slice(-6),
    });
    const read = readAddress(order, chainOf(eth));
    expect(read.state === "ok" && read.uri.startsWith("ethereum:")).toBe(true);
  });

  it("is the plain address where the catalogue names another contract than the signed answer", () => {
    const order = answer({
      chain: "ETH",
      chainType: "Ethereum",
      addressDeposit: evm,
      contractAddress: "abcdef",
    });
    expect(readAddress(order, chainOf(eth))).toMatchObject({ state: "ok", uri: evm });
  });
});

test("how addresses of a network are written is known without the catalogue", () => {
  const file = readFileSync(new URL("../../sandbox/market/coins.json", import.meta.url), "utf8");
  const { rows } = JSON.parse(file) as { rows: { chains: { chain: string; addressRegexKey: string }[] }[] };
  for (const { chain, addressRegexKey } of rows.flatMap(({ chains }) => chains)) {
    expect(formatOfChain(chain), chain).toBe(addressRegexKey);
  }
});

describe("the list of addresses", () => {
  it.each([
    ["without a tag on a network that has them", { ...xrp }, true],
    ["with its tag", { ...xrp, tagDeposit: "7" }, true],
    ["on a network without", {}, false],
    ["on a network that is not known here", { chain: "NEW", addressDeposit: "anything" }, true],
  ])("tells of one %s whether a memo goes with it", (_what, part, takesMemo) => {
    expect(listedAddresses(answer(part))).toMatchObject([{ isSound: true, takesMemo }]);
  });

  it("has neither address nor memo of one that fails its check", () => {
    const [row] = answer().chains;
    const bad = { ...answer({ addressDeposit: `${sound.slice(0, -1)}u`, tagDeposit: "1" }).chains[0] };
    const rows = listedAddresses({ coin: "USDT", chains: [row, bad] as DepositAddresses["chains"] });
    expect(rows).toMatchObject([
      { isSound: true, address: sound, coin: "USDT" },
      { isSound: false, address: "", memo: "" },
    ]);
  });
});
