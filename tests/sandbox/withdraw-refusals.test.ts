/** F5.13, F5.16-F5.22, F4d.*, F6c.2-F6c.9, R7.22. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authenticatorCode, fundPasswordOf, stepAt } from "#sandbox/accounts/secrets.ts";
import { stopWithdrawals } from "#sandbox/areas/address-book/index.ts";
import { definiteRefusals } from "#shared/contract/definite-refusals.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import {
  intercept,
  mailCode,
  type Order,
  order,
  records,
  type Withdrawer,
  withdraw,
} from "./withdraw-desk.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/market", { freeze: true });
});

const settings = (part: object) => under.control("/sandbox/control/settings", part);
const rich = {
  funding: { USDT: "190000", XRP: "500", BTC: "3", DOGE: "900", AAVE: "9" },
  unified: { USDT: "100" },
};
const person = (part: object = {}): Promise<Withdrawer> => under.account({ balances: rich, ...part });
const code = async (who: Withdrawer, part: Partial<Order> = {}): Promise<number> =>
  (await withdraw(under, who, part)).code;

/** A session ends after a day. */
async function again({ account, userId }: Withdrawer): Promise<Withdrawer> {
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
  return { account, userId, token };
}

/** Refused with this code, and nothing is held or listed. */
async function expectRefused(who: Withdrawer, wanted: number, part: Partial<Order> = {}): Promise<void> {
  expect(await code(who, part)).toBe(wanted);
  expect(await records(under, who)).toEqual([]);
  expect(await under.balance(who.account, "funding_locked", "USDT")).toBe("0");
}

describe("who asks", () => {
  test.each([
    ["is frozen", 131_090, { status: 4 }],
    ["may not sign in elsewhere", 131_091, { status: 2 }],
    ["is looked at", 131_092, { status: 5 }],
    ["changes to the unified account", 131_084, { unifiedState: "PROCESS" }],
    ["left the identity check half way", 131_065, { isIdentityIncomplete: true }],
  ])("%s", async (_what, wanted, profile) => {
    const who = await person(profile);
    await expectRefused(who, wanted);
    expect((await intercept(under, who, order(under))).blockCode).toBe(wanted);
    const { result } = await under.call("withdraw.standing", {}, who.token);
    expect(result).toEqual({ code: wanted, until: 0, cause: "" });
  });

  test("changed the password a moment ago: the end of the stop and its reason are told", async () => {
    const who = await person();
    const until = under.clock.now() + 86_400_000;
    await stopWithdrawals(under.sandbox.exchange.database.db, Number(who.userId), {
      until,
      cause: "password",
    });
    await expectRefused(who, 131_089);
    const told = { code: 131_089, until: Math.ceil(until / 1000), cause: "password" };
    expect((await under.call("withdraw.standing", {}, who.token)).result).toEqual(told);
    under.clock.jump(86_400_000);
    expect(await code(await again(who))).toBe(0);
  });

  test("has no identity check: 20,000 USDT a day, and nothing to others", async () => {
    const who = await person({ kycLevel: "LEVEL_DEFAULT" });
    const friend = await under.account();
    await expectRefused(who, 42_039, { address: friend.userId, chain: undefined, forceChain: 2 });
    expect(await code(who, { amount: "19000" })).toBe(0);
    expect(await code(who, { amount: "1000" })).toBe(131_088);
    under.clock.jump(15 * 3_600_000);
    expect(await code(who, { amount: "1000" })).toBe(0);
  });

  test("uses up the month, which begins anew on its first day", async () => {
    let who = await person({ kycLevel: "LEVEL_DEFAULT" });
    for (let day = 0; day < 5; day += 1) {
      expect(await code(who, { amount: "19900" })).toBe(0);
      under.clock.jump(86_400_000);
      who = await again(who);
    }
    expect(await code(who, { amount: "19900" })).toBe(131_088);
    under.clock.jump(6 * 86_400_000);
    expect(await code(await again(who), { amount: "19900" })).toBe(0);
  });
});

describe("where it goes", () => {
  test.each([
    ["a network that the coin does not take", 131_002, { chain: "BTC" }],
    ["what is no address of the network", 131_002, { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" }],
    [
      "an address in another form",
      131_002,
      { chain: "ETH", address: "0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED" },
    ],
    ["a memo where there is none", 131_081, { tag: "7" }],
    [
      "no memo where one is wanted",
      131_002,
      { coin: "XRP", chain: "XRP", address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" },
    ],
    [
      "a network at rest",
      131_097,
      { coin: "DOGE", chain: "DOGE", address: "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L" },
    ],
    ["a coin that is none", 131_097, { coin: "NIX" }],
    ["nobody", 131_077, { chain: undefined, forceChain: 2 as const, address: "77" }],
  ])("%s", async (_what, wanted, part) => {
    await expectRefused(await person(), wanted, part);
  });

  test("oneself, and who may not receive", async () => {
    const who = await person();
    const to = (uid: string) => ({ address: uid, chain: undefined, forceChain: 2 as const });
    await expectRefused(who, 131_075, to(who.userId));
    await expectRefused(who, 131_078, to((await under.account({ kycRegion: "USA" })).userId));
    await expectRefused(who, 131_079, to((await under.account({ kycLevel: "LEVEL_DEFAULT" })).userId));
  });

  test("an address that is known for no good: no code lifts it", async () => {
    const who = await person();
    const { address, chain = "" } = order(under);
    await under.control("/sandbox/control/risk-marks", { chain, address, reasons: ["SANCTIONS"] });
    await expectRefused(who, 131_066);
    expect(await intercept(under, who, order(under))).toMatchObject({ intercept: true, blockCode: 131_226 });
    await under.control("/sandbox/control/risk-marks", { chain, address, reasons: ["MIXER"] });
    expect(await code(who)).toBe(0);
  });

  test("a coin that an Islamic account does not hold", async () => {
    const part = {
      coin: "AAVE",
      chain: "ETH",
      address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      amount: "1",
    };
    await expectRefused(await person({ subAttribute: 2 }), 131_239, part);
  });
});

describe("how much", () => {
  test.each([
    ["with too many decimals", 10_001, { amount: "100.00001" }],
    ["below the minimum", 131_096, { amount: "2.5" }],
    [
      "above the maximum",
      131_096,
      { coin: "BTC", chain: "BTC", address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", amount: "501" },
    ],
    ["at another fee than the agreed one", 131_002, { fee: "1.5" }],
    ["more than there is", 131_085, { amount: "190000" }],
  ])("%s", async (_what, wanted, part) => {
    await expectRefused(await person(), wanted, part);
  });

  test("from a wallet that secures a loan, and beyond the exchange's own limit of a day", async () => {
    await expectRefused(await person({ borrows: true }), 131_086, { accountType: "FUND,UTA" });
    await settings({ withdrawPlatformCap: "1" });
    await expectRefused(await person(), 131_095);
  });
});

describe("the law of the place", () => {
  const said = { walletType: 0, legalType: "individual", firstName: "Mara", lastName: "Kern" };
  const purpose = { transactionPurpose: "To my account at another exchange" };
  test("wants to know of the receiver, and a provider may deny them", async () => {
    const who = await person({ kycRegion: "AUT" });
    const questionnaire = (vaspCode: string) => JSON.stringify({ ...said, ...purpose, vaspCode });
    await expectRefused(who, 131_068);
    await expectRefused(who, 131_068, {
      questionnaire: JSON.stringify({ ...said, vaspCode: "NORDHAVEN_EXCHANGE" }),
    });
    await expectRefused(who, 131_069, { questionnaire: questionnaire("LETHE_WALLETS") });
    expect(await code(who, { questionnaire: questionnaire("NORDHAVEN_EXCHANGE") })).toBe(0);
  });
  test("wants a company's representative in Korea", async () => {
    const who = await person({ kycRegion: "KOR" });
    const company = { walletType: 1, isSelfWallet: false, legalType: "company", companyName: "Kern Ltd" };
    const agent = { representativeFirstName: "Ada", representativeLastName: "Kim" };
    await expectRefused(who, 131_068);
    await expectRefused(who, 131_068, { questionnaire: JSON.stringify(company) });
    expect(await code(who, { questionnaire: JSON.stringify({ ...company, ...agent }) })).toBe(0);
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
    const who = await person({ kycRegion: "ARE" });
    await expectRefused(who, 131_074);
    for (const field of ["beneficiaryAddressStreet", "beneficiaryDateOfBirth", "beneficiaryName"] as const) {
      const { [field]: _, ...rest } = beneficiary;
      await expectRefused(who, 131_074, { beneficiary: rest });
    }
    await expectRefused(who, 131_069, { beneficiary: { ...beneficiary, beneficiaryAddressCountry: "PRK" } });
    await expectRefused(who, 131_069, { beneficiary: { ...beneficiary, beneficiaryAddressCountry: "XXX" } });
    const held = { beneficiaryWalletType: "0", beneficiaryUnhostedWalletType: undefined } as const;
    await expectRefused(who, 131_074, { beneficiary: { ...beneficiary, ...held, vaspEntityId: "NOBODY" } });
    await expectRefused(who, 131_069, {
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
    // Whole, and asked for no longer.
    expect(await answer({ beneficiary })).toBe(700_003);
  });
});

describe("who it is", () => {
  const security = { authenticator: true, fundPassword: true };
  async function proven(who: Withdrawer, part: Partial<Order>, codes: Partial<Order>): Promise<string> {
    const asked = order(under, part);
    const { riskToken } = await intercept(under, who, asked);
    const answer = await under.call("withdraw.create", { ...asked, riskToken, ...codes }, who.token);
    return `${answer.code} ${answer.message}`;
  }

  test("the more it is, the more is asked; each wrong answer is named", async () => {
    const who = await person({ security });
    const types = async (part: Partial<Order>) =>
      (await intercept(under, who, order(under, part))).components.map(({ type }) => type);
    expect(await types({ amount: "100" })).toEqual(["EMAIL", "GOOGLE"]);
    expect(await types({ amount: "60000" })).toEqual(["EMAIL", "GOOGLE", "FUND_PWD"]);
    const emailCode = await mailCode(under, who);
    const googleCode = authenticatorCode(Number(who.userId), stepAt(under.clock.now()));
    const much = { amount: "60000" };
    expect(await proven(who, much, {})).toBe("10005 emailCode: missing");
    expect(await proven(who, much, { emailCode: "000000" })).toMatch(/^10005 emailCode: wrong, 4/);
    expect(await proven(who, much, { emailCode, googleCode: "000000" })).toMatch(/^10005 googleCode: wrong/);
    const both = { emailCode, googleCode };
    expect(await proven(who, much, { ...both, fundPassword: "guess" })).toMatch(/^10005 fundPassword: wrong/);
    const all = { ...both, fundPassword: fundPasswordOf(Number(who.userId)) };
    expect(await proven(who, much, all)).toBe("0 OK");
    // Good once.
    expect(await proven(who, much, all)).toMatch(/^10005 emailCode: wrong/);
  });

  test("a check is for what was checked, for ten minutes and once; five wrong codes end it", async () => {
    const who = await person();
    const asked = order(under);
    const send = async (part: Partial<Order>): Promise<string> => {
      const sent = { ...asked, timestamp: under.clock.now(), requestId: newRequestId(), ...part };
      const answer = await under.call("withdraw.create", sent, who.token);
      return `${answer.code} ${answer.message}`;
    };
    expect(await send({})).toBe("10005 riskToken: unknown or over");
    const { riskToken } = await intercept(under, who, asked);
    const emailCode = await mailCode(under, who);
    expect(await send({ riskToken, emailCode, amount: "101" })).toBe("10005 riskToken: for something else");
    // Another way to pay the fee makes another amount arrive; other wallets are other money.
    for (const part of [{ feeType: 1 }, { accountType: "FUND,UTA" }] as const)
      expect(await send({ riskToken, emailCode, ...part })).toBe("10005 riskToken: for something else");
    expect(await send({ riskToken, emailCode, address: "TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs" })).toMatch(
      /^10005|^131002/,
    );
    for (const left of [4, 3, 2, 1])
      expect(await send({ riskToken, emailCode: "x" })).toContain(`${left} attempts`);
    expect(await send({ riskToken, emailCode: "x" })).toMatch(/^131080/);
    expect(await send({ riskToken, emailCode })).toBe("10005 riskToken: unknown or over");
    const next = await intercept(under, who, asked);
    under.clock.jump(600_000);
    expect(await send({ riskToken: next.riskToken, emailCode })).toBe("10005 riskToken: unknown or over");
    expect(await send({ timestamp: under.clock.now() - 61_000 })).toMatch(/^10002/);
  });
});

describe("the pace", () => {
  test("is one of a coin over a network in ten seconds: another network, coin or person does not wait", async () => {
    await settings({ withdrawPaceMs: 10_000 });
    const who = await person();
    expect(await code(who)).toBe(0);
    under.clock.jump(9_999);
    const refused = order(under);
    expect((await under.call("withdraw.create", refused, who.token)).code).toBe(10_006);
    expect(
      await code(who, {
        coin: "XRP",
        chain: "XRP",
        address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
        tag: "7",
        amount: "30",
      }),
    ).toBe(0);
    expect(await code(await person())).toBe(0);
    under.clock.jump(60_000);
    expect(await code(who)).toBe(0);
    expect(await records(under, who)).toHaveLength(3);
  });

  test("leaves the id open, uses up no code, and is proven not to have happened by a look-up", async () => {
    await settings({ withdrawPaceMs: 100_000 });
    const who = await person();
    expect(await code(who)).toBe(0);
    const asked = order(under);
    const { riskToken } = await intercept(under, who, asked);
    // A minute passes until another mail can be asked for.
    const emailCode = await mailCode(under, who);
    const proven = { ...asked, riskToken, emailCode };
    const send = async () =>
      (await under.call("withdraw.create", { ...proven, timestamp: under.clock.now() }, who.token)).code;
    expect(await send()).toBe(10_006);
    under.clock.jump(100_000);
    expect(await send()).toBe(0);
    const other = order(under);
    expect((await under.call("withdraw.create", other, who.token)).code).toBe(10_006);
    const looked = await under.call("outcome.lookup", { requestId: other.requestId }, who.token);
    expect(looked.result).toMatchObject({ state: "absent" });
    under.clock.jump(50_000);
    expect((await under.call("withdraw.create", other, who.token)).code).toBe(10_014);
  });

  test("lets one of many at once through", async () => {
    await settings({ withdrawPaceMs: 10_000 });
    const who = await person();
    await under.control("/sandbox/control/address-book", {
      account: who.account,
      coin: "USDT",
      chain: "TRX",
      address: order(under).address,
      verified: true,
      age: 172_800_000,
    });
    await under.control("/sandbox/control/address-book/switches", {
      account: who.account,
      withdrawWhitelist: true,
    });
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map(() => under.call("withdraw.create", order(under), who.token)),
    );
    const codes = sent.map((answer) => answer.code).toSorted((one, two) => one - two);
    expect(codes).toEqual([0, 10_006, 10_006, 10_006, 10_006]);
  });
});

test("every definite refusal of a withdrawal can be had, and ends the request", async () => {
  const who = await person();
  for (const refusal of definiteRefusals.withdraw.map(Number)) {
    await settings({ refuseWithdrawals: 1, withdrawRefusal: refusal });
    const asked = order(under);
    expect((await under.call("withdraw.create", asked, who.token)).code).toBe(refusal);
    expect((await under.call("withdraw.create", asked, who.token)).code, "the answer of this id").toBe(
      refusal,
    );
  }
  expect(callDefinition("withdraw.create").definiteRefusals).toEqual(definiteRefusals.withdraw);
  expect(await records(under, who)).toEqual([]);
});
