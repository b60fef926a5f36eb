import * as v from "valibot";
import { unifiedWalletFault } from "../domain/wallet-sanity.ts";
import { defineCall } from "./define.ts";
import { decimalOrEmpty } from "./fields.ts";

/** The unified wallet's balances (R7.14, F2b.16). Values are in USD. */

export const walletCoin = v.object({
  coin: v.string(),
  equity: decimalOrEmpty,
  usdValue: decimalOrEmpty,
  walletBalance: decimalOrEmpty,
  locked: decimalOrEmpty,
  borrowAmount: decimalOrEmpty,
  unrealisedPnl: decimalOrEmpty,
  bonus: decimalOrEmpty,
  marginCollateral: v.boolean(),
  collateralSwitch: v.boolean(),
});
export type WalletCoin = v.InferOutput<typeof walletCoin>;

export const unifiedWallet = v.object({
  accountType: v.string(),
  totalEquity: decimalOrEmpty,
  totalWalletBalance: decimalOrEmpty,
  totalMarginBalance: decimalOrEmpty,
  totalAvailableBalance: decimalOrEmpty,
  /** Initial and maintenance margin rates, ratios. */
  accountIMRate: decimalOrEmpty,
  accountMMRate: decimalOrEmpty,
  coin: v.array(walletCoin),
});
export type UnifiedWallet = v.InferOutput<typeof unifiedWallet>;

export const walletCalls = {
  "assets.unifiedBalance": defineCall({
    eventCode: 70_111,
    method: "POST",
    path: "siteapi/unified/private/account-walletbalance",
    request: v.object({
      accountType: v.literal("UNIFIED"),
      /** Comma list, none for all. */
      coin: v.optional(v.string()),
    }),
    response: v.object({ list: v.array(unifiedWallet) }),
    verified: true,
    sane: unifiedWalletFault,
  }),
};
