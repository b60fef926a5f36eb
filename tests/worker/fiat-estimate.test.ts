/** R2.11, F2c.4, D10.13. */
import { describe, expect, it } from "vitest";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { createFiatAnswers } from "#worker/fiat/answers.ts";
import type { HttpClient } from "#worker/http/client.ts";

const channel = (part: Partial<FiatChannel>): FiatChannel => ({
  channelId: "card",
  name: "Credit Card",
  minAmount: "20",
  maxAmount: "5000",
  fee: "0",
  feeRate: "0.018",
  arrival: "AT_ONCE",
  enabled: true,
  ...part,
});

/** A client that answers what it is given, and remembers what it was asked. */
function clientOf(answers: Readonly<Record<string, unknown>>): {
  readonly http: Pick<HttpClient, "call">;
  readonly requested: string[];
} {
  const requested: string[] = [];
  const call = async (name: string) => {
    requested.push(name);
    if (answers[name] instanceof Error) throw answers[name];
    return { kind: "ok", data: answers[name], invalidates: [] };
  };
  return { http: { call: call as unknown as HttpClient["call"] }, requested };
}

const wire = channel({ channelId: "wire", name: "SEPA", maxAmount: "1000000", feeRate: "0" });
const ways = {
  fiat: "EUR",
  paymentMethod: "",
  currencies: [{ currency: "EUR", channels: [channel({}), wire] }],
};
const balances = { balance: [{ coin: "EUR", transferBalance: "99.5" }] };
const input = { side: 0, currency: "EUR", channelId: "card", amount: "500" };

describe("a fiat payment", () => {
  it("is told by its channel's own terms, a deposit without a look at balances", async () => {
    const { http, requested } = clientOf({ "deposit.fiatPreferences": ways });
    expect(await createFiatAnswers(http)["fiat.estimate"](input)).toEqual({
      issue: "",
      fee: "9",
      arrives: "491",
      // By which it was judged: the page may have read others before.
      terms: { minAmount: "20", maxAmount: "5000", fee: "0", feeRate: "0.018" },
      available: "",
      usable: "",
      instead: "",
    });
    expect(requested).toEqual(["deposit.fiatPreferences"]);
  });

  it("above a limit, or of a channel that is gone, names the channel that takes it", async () => {
    const { http } = clientOf({ "deposit.fiatPreferences": ways });
    const { "fiat.estimate": estimate } = createFiatAnswers(http);
    expect(await estimate({ ...input, amount: "8000" })).toMatchObject({
      issue: "above-maximum",
      instead: "wire",
    });
    expect(await estimate({ ...input, channelId: "gone" })).toMatchObject({
      issue: "closed",
      terms: null,
      instead: "wire",
    });
    expect(await estimate({ ...input, currency: "TRY" })).toMatchObject({ issue: "closed", instead: "" });
    await expect(estimate({ ...input, side: 7 })).rejects.toMatchObject({ why: "request" });
  });

  it("out is bounded by what is in the funding account, and by nothing where its list leaves the currency out", async () => {
    const all = { "deposit.fiatPreferences": ways, "transfer.balances": balances };
    const out = { ...input, side: 1, amount: "100" };
    expect(await createFiatAnswers(clientOf(all).http)["fiat.estimate"](out)).toMatchObject({
      issue: "over-available",
      available: "99.5",
    });
    const none = { ...all, "transfer.balances": { balance: [] } };
    expect(await createFiatAnswers(clientOf(none).http)["fiat.estimate"](out)).toMatchObject({
      issue: "",
      available: "",
      usable: "",
    });
  });

  it("out offers of what there is what the currency can say, and that is taken", async () => {
    const dust = { balance: [{ coin: "EUR", transferBalance: "99.509" }] };
    const { http } = clientOf({ "deposit.fiatPreferences": ways, "transfer.balances": dust });
    const { "fiat.estimate": estimate } = createFiatAnswers(http);
    const over = await estimate({ ...input, side: 1, amount: "100" });
    expect(over).toMatchObject({ issue: "over-available", available: "99.509", usable: "99.5" });
    expect(await estimate({ ...input, side: 1, amount: over.usable })).toMatchObject({ issue: "" });
  });

  it("out of an exchange that tells no balances by account is bounded by none; one that was lost is said", async () => {
    const of = (code: string): ReturnType<typeof clientOf> =>
      clientOf({
        "deposit.fiatPreferences": ways,
        "transfer.balances": cofferError({ kind: "BusinessError", code, message: "" }),
      });
    const out = { ...input, side: 1, amount: "100" };
    expect(await createFiatAnswers(of("10017").http)["fiat.estimate"](out)).toMatchObject({
      issue: "",
      fee: "1.8",
      arrives: "98.2",
      available: "",
    });
    await expect(createFiatAnswers(of("NETWORK").http)["fiat.estimate"](out)).rejects.toMatchObject({
      code: "NETWORK",
    });
  });
});
