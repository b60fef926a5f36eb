/** R7.20, F2d.4, D10.7. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { AddressDesk, address, usdt } from "./address-desk.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
let desk: AddressDesk;
beforeAll(async () => {
  under = await startSandbox();
  desk = new AddressDesk(under);
}, startMs);
afterAll(() => under.close());

describe("the check of a target", () => {
  test("says whose it is, what is known, and what it looks like", async () => {
    const person = await desk.personOf();
    const checkName = async (name: string) =>
      (
        await under.call<"addressBook.check", CallOutput<"addressBook.check">>(
          "addressBook.check",
          { coin: "USDT", chain: "TRX", address: address(name) },
          person.token,
        )
      ).result;
    expect(await checkName("clean")).toMatchObject({
      valid: true,
      riskLevel: "LOW",
      blockCode: 0,
      similarTo: "",
    });
    const mark = (name: string, reason: string) =>
      under.control("/sandbox/control/risk-marks", {
        chain: "TRX",
        address: address(name),
        reasons: [reason],
      });
    await mark("mixer", "MIXER");
    await mark("sanctions", "SANCTIONS");
    await mark("nobody", "UNSCREENED");
    expect(await checkName("mixer")).toMatchObject({ riskLevel: "MEDIUM", blockCode: 0 });
    expect(await checkName("sanctions")).toMatchObject({ riskLevel: "SEVERE", blockCode: 131_066 });
    expect(await checkName("nobody")).toMatchObject({ riskLevel: "UNKNOWN", blockCode: 0 });
    await desk.add(person, usdt("locked"));
    expect(await checkName("locked")).toMatchObject({ blockCode: 131_098 });
  });

  test.each([
    ["theirs", {}, {}, true],
    ["theirs, for a coin that they have no address of", { coin: "ETH" }, {}, false],
    ["of everybody, with a memo of nobody", { coin: "XRP", chain: "XRP" }, { tag: "1" }, false],
    ["of everybody, without a memo", { coin: "XRP", chain: "XRP" }, { tag: undefined }, false],
    ["of everybody, with their memo", { coin: "XRP", chain: "XRP" }, {}, true],
  ])("a user's is what would arrive at one: an address %s", async (_what, ordered, checked, isInternal) => {
    const [person, friend] = [await desk.personOf(), await desk.personOf()];
    const wanted = { coin: "USDC", chain: "MANTLE", ...ordered };
    const given = await under.call<"deposit.order", CallOutput<"deposit.order">>(
      "deposit.order",
      wanted,
      friend.token,
    );
    const [own] = [given.result.chains].flat();
    const tag = own?.tagDeposit === "" ? {} : { tag: own?.tagDeposit };
    const target = { ...wanted, coin: wanted.chain === "XRP" ? "XRP" : "USDC" };
    const { result } = await under.call(
      "addressBook.check",
      { ...target, address: own?.addressDeposit ?? "", ...tag, ...checked },
      person.token,
    );
    expect(result).toMatchObject({ isInternal });
  });
});
