import * as v from "valibot";
import { chainsFault, listedCoinsFault } from "../domain/catalogue-sanity.ts";
import { withKnownMemo } from "../domain/network-memo.ts";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { accuracy, bitText, coinCode, count, decimalOrEmpty, integer, openText } from "./fields.ts";

/** Coins and their chains for every picker (R7.17, F1.6, F2c.2). */

/** Figures are "" on a direction that is closed. */
const toldChain = v.object({
  chain: v.string(),
  /** Display name. */
  chainType: v.string(),
  /** Confirmations until credited and tradable. */
  confirmation: v.string(),
  /** Confirmations until it may be withdrawn. */
  safeConfirmNumber: v.string(),
  depositMin: decimalOrEmpty,
  withdrawMin: decimalOrEmpty,
  /** "-1" for none. */
  withdrawMax: decimalOrEmpty,
  /** "" means that it cannot be withdrawn here. */
  withdrawFee: decimalOrEmpty,
  /** A ratio. */
  withdrawPercentageFee: decimalOrEmpty,
  /** Decimals of an amount. */
  minAccuracy: v.pipe(v.string(), v.regex(/^\d{0,2}$/)),
  chainDeposit: bitText,
  chainWithdraw: bitText,
  /** "" for a native coin. */
  contractAddress: v.string(),
  /** "" where nobody says; then {@link withKnownMemo} does. */
  tagName: v.optional(v.string(), ""),
  tagRequired: v.optional(v.boolean(), false),
  /** The address format (F3b.*). */
  addressRegexKey: v.optional(v.string(), ""),
  arrivalMinutes: v.optional(count),
  /** Between two blocks, as far as is known: how long what is still to come may take. */
  blockSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Why nothing can be deposited now; "" where it can, or nobody says. */
  pauseReason: v.optional(openText(["", "network", "maintenance", "upgrade"], ""), ""),
  /** Our own: the same of withdrawals. */
  withdrawPauseReason: v.optional(openText(["", "network", "maintenance", "upgrade"], "")),
});
export const coinChain = v.pipe(toldChain, v.transform(withKnownMemo));
export type CoinChain = v.InferOutput<typeof coinChain>;

export const coinWithChains = v.object({
  name: v.string(),
  coin: v.string(),
  chains: v.array(coinChain),
});

export const listedCoin = v.object({
  coin: v.string(),
  fullName: v.string(),
  icon: v.string(),
  iconNight: v.string(),
  coinType: v.picklist(["crypto", "fiat"]),
  accuracyLength: accuracy,
  /** "1" open on some chain, "0" suspended on all. */
  deposit: bitText,
  withdraw: bitText,
  /** False for stablecoins that the EU does not recognise. The banner of R2.10 speaks of all of them, whoever holds one. */
  isRegulated: v.boolean(),
  sort: integer,
  /** Its networks, code and name ("TRX TRC20"), and its contracts: what a picker can be searched by. */
  networks: v.optional(v.array(v.string()), []),
  contracts: v.optional(v.array(v.string()), []),
});
export type ListedCoin = v.InferOutput<typeof listedCoin>;

export const coinCalls = {
  "coins.list": defineCall({
    eventCode: 70_126,
    method: "GET",
    path: "/v3/private/cht/asset-common/coin-list",
    request: v.object({
      scene: v.optional(v.picklist(["DEPOSIT", "WITHDRAW", "TRANSFER", "CONVERT", "RECORD"])),
    }),
    response: v.object({ list: v.array(listedCoin) }),
    access: "public",
    cacheMs: 60_000,
    // An address that is a coin's contract is refused by it: what is sent there is gone.
    verified: true,
    sane: listedCoinsFault,
  }),
  "coins.config": defineCall({
    eventCode: 70_126,
    method: "GET",
    path: "/v3/private/cht/asset-common/coin-config",
    request: v.object({ coin: coinCode }),
    response: coinWithChains,
    access: "public",
    cacheMs: 60_000,
    // Who believed in another least amount, or in an open network, would lose a deposit.
    verified: true,
    binds: same("coin"),
    sane: chainsFault,
  }),
};
