import * as v from "valibot";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { fiatCalls } from "#shared/contract/fiat.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { channelFor, type FiatIssue, fiatEstimate } from "#shared/domain/fiat-estimate.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { isNotServed } from "#shared/rpc/not-served.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";

/** What another channel may not find wrong. */
const ofChannel: readonly FiatIssue[] = ["above-maximum", "below-minimum", "closed"];

type Estimate = CallOutput<"fiat.estimate">;
export type FiatAnswers = { readonly "fiat.estimate": (input: unknown) => Promise<Estimate> };

/** Answers "fiat.estimate" by the channel's own terms. Rejects with a CofferError or CallFailed. */
export function createFiatAnswers(http: Pick<HttpClient, "call">): FiatAnswers {
  /**
   * Of the funding account; "" where nobody says: balances by account are an extension of ours (D10.13), a currency they leave out can be held
   * all the same, and the exchange compares.
   */
  async function availableOf({ side, currency }: CallInput<"fiat.estimate">): Promise<string> {
    if (side === 0) return "";
    try {
      const { balance } = await ownCall(http, "transfer.balances", { accountType: "FUND" });
      return balance.find(({ coin }) => coin === currency)?.transferBalance ?? "";
    } catch (thrown) {
      if (isCofferError(thrown) && isNotServed(thrown)) return "";
      throw thrown;
    }
  }

  return {
    async "fiat.estimate"(input) {
      const read = v.safeParse(fiatCalls["fiat.estimate"].request, input);
      if (!read.success) throw new CallFailed("request", "fiat.estimate", false);
      const { side, currency, channelId, amount } = read.output;
      const [{ currencies }, available] = await Promise.all([
        ownCall(http, "deposit.fiatPreferences", { side }),
        availableOf(read.output),
      ]);
      const channels = currencies.find((one) => one.currency === currency)?.channels ?? [];
      const channel = channels.find((one) => one.channelId === channelId);
      const terms = { amount, places: placesOf(currency), available };
      const estimate = fiatEstimate(channel, terms);
      const isOfChannel = ofChannel.some((issue) => issue === estimate.issue);
      return {
        ...estimate,
        terms: channel === undefined ? null : termsOf(channel),
        available,
        usable: usableOf(available, terms.places),
        instead: isOfChannel ? channelFor(channels, terms) : "",
      };
    },
  };
}

function termsOf({ minAmount, maxAmount, fee, feeRate }: FiatChannel): NonNullable<Estimate["terms"]> {
  return { minAmount, maxAmount, fee, feeRate };
}

/** Rounded down: what is beyond the currency's decimals cannot be paid. */
function usableOf(available: string, places: number): string {
  return available === "" ? "" : new Decimal(available).decimalPlaces(places, Decimal.ROUND_FLOOR).toFixed();
}

/** Cents, or none: as the currency has them. */
function placesOf(currency: string): number {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
      style: "currency",
      currency,
    }).resolvedOptions();
    return maximumFractionDigits;
  } catch {
    return 2;
  }
}
