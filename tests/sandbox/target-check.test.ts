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
});
