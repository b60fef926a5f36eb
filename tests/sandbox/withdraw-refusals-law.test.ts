/** F4d.*, F5.18: what the law of the place requires. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { type Order, withdraw } from "./withdraw-desk.ts";
import { type RefusalDesk, refusalDesk } from "./withdraw-refusal-desk.ts";

let under: SandboxUnderTest;
let desk: RefusalDesk;
beforeAll(async () => {
  under = await startSandbox();
  desk = refusalDesk(under);
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true });
});

describe("the law of the place", () => {
  const said = { walletType: 0, legalType: "individual", firstName: "Mara", lastName: "Kern" };
  const purpose = { transactionPurpose: "To my account at another exchange" };
  test("wants to know of the receiver, and a provider may deny them", async () => {
    const who = await desk.person({ kycRegion: "AUT" });
    const questionnaire = (vaspCode: string) => JSON.stringify({ ...said, ...purpose, vaspCode });
    await desk.expectRefused(who, 131_068);
    await desk.expectRefused(who, 131_068, {
      questionnaire: JSON.stringify({ ...said, vaspCode: "NORDHAVEN_EXCHANGE" }),
    });
    await desk.expectRefused(who, 131_069, { questionnaire: questionnaire("LETHE_WALLETS") });
    expect(await desk.code(who, { questionnaire: questionnaire("NORDHAVEN_EXCHANGE") })).toBe(0);
  });
  test("wants a company's representative in Korea", async () => {
    const who = await desk.person({ kycRegion: "KOR" });
    const company = { walletType: 1, isSelfWallet: false, legalType: "company", companyName: "Kern Ltd" };
    const agent = { representativeFirstName: "Ada", representativeLastName: "Kim" };
    await desk.expectRefused(who, 131_068);
    await desk.expectRefused(who, 131_068, { questionnaire: JSON.stringify(company) });
    expect(await desk.code(who, { questionnaire: JSON.stringify({ ...company, ...agent }) })).toBe(0);
  });

  const beneficiary = {
    beneficiaryName: "Mara Kern",
    beneficiaryLegalType: "individual",
    beneficiaryWalletType: "1",
    beneficiaryUnhostedWalletType: "0",
    beneficiaryAddressCountry: "ARE",
    beneficiaryAddressState: "Dubai",
    beneficiaryAddressCity: "Dubai",
    beneficiaryAddressStreet: "Al Wasl Road",
    beneficiaryAddressBuilding: "12",
    beneficiaryDateOfBirth: "1990-04-30",
    beneficiaryPlaceOfBirth: "Graz",
  } as const;

  test("wants the receiver's place in the older object in the United Arab Emirates", async () => {
    const who = await desk.person({ kycRegion: "ARE" });
    await desk.expectRefused(who, 131_074);
    for (const field of ["beneficiaryAddressStreet", "beneficiaryDateOfBirth", "beneficiaryName"] as const) {
      const { [field]: _, ...rest } = beneficiary;
      await desk.expectRefused(who, 131_074, { beneficiary: rest });
    }
    await desk.expectRefused(who, 131_069, {
      beneficiary: { ...beneficiary, beneficiaryAddressCountry: "PRK" },
    });
    await desk.expectRefused(who, 131_069, {
      beneficiary: { ...beneficiary, beneficiaryAddressCountry: "XXX" },
    });
    const held = { beneficiaryWalletType: "0", beneficiaryUnhostedWalletType: undefined } as const;
    await desk.expectRefused(who, 131_074, {
      beneficiary: { ...beneficiary, ...held, vaspEntityId: "NOBODY" },
    });
    await desk.expectRefused(who, 131_069, {
      beneficiary: { ...beneficiary, ...held, vaspEntityId: "LETHE_WALLETS" },
    });
    const taken = await withdraw(under, who, { beneficiary });
    expect(taken.code).toBe(0);
    const answer = async (changed: Partial<Order>): Promise<number> => {
      const input = { id: taken.result.id, requestId: newRequestId(), ...changed };
      return (await under.call("withdraw.answer", input, who.token)).code;
    };
    expect(await answer({})).toBe(131_074);
    expect(await answer({ questionnaire: "{}" })).toBe(131_074);
    // Whole, and requested no longer.
    expect(await answer({ beneficiary })).toBe(700_003);
  });
});
