import * as v from "valibot";
import { addressesFault, addressFault, fiatFault } from "../domain/catalogue-sanity.ts";
import { askedFault, faultOf } from "../domain/list-sanity.ts";
import { creditAccount } from "./accounts.ts";
import { repeats, same, sameWhereReported } from "./binding.ts";
import { defineCall } from "./define.ts";
import { bit, chainCode, coinCode, decimalOrEmpty, id, integer, oneOrMany, ownId } from "./fields.ts";

/** Where a deposit goes: addresses and fiat channels (R7.15, R7.16, F1.7, F2c.4, F6d.*). */

export const depositAddress = v.object({
  /** Of a list over all coins; "" where the answer's own coin is meant. */
  coin: v.optional(v.string(), ""),
  chain: v.string(),
  /** Display name. */
  chainType: v.string(),
  addressDeposit: v.string(),
  /** "" where the chain has no tag; without it a deposit to a shared address is lost. */
  tagDeposit: v.string(),
  /** "-1" for none. */
  batchReleaseLimit: decimalOrEmpty,
  /** The last six characters only. */
  contractAddress: v.string(),
  /** What is below it is not credited; absent where the host does not report here. The catalogue says it too, unsigned. */
  depositMin: v.optional(decimalOrEmpty),
  id: v.optional(id),
  remark: v.optional(v.string(), ""),
  isDefault: v.optional(v.boolean(), false),
  /** 0 active, 1 hidden. */
  status: v.optional(integer, 0),
});
export type DepositAddress = v.InferOutput<typeof depositAddress>;

/** A sub-account's answer has one chain as a bare object. */
export const depositAddresses = v.object({
  coin: v.string(),
  chains: oneOrMany(depositAddress),
  /** Where what comes is credited; absent where the host does not report. */
  accountType: v.optional(creditAccount),
});
export type DepositAddresses = v.InferOutput<typeof depositAddresses>;

export const fiatChannel = v.object({
  channelId: id,
  name: v.string(),
  minAmount: decimalOrEmpty,
  maxAmount: decimalOrEmpty,
  fee: decimalOrEmpty,
  /** A ratio. */
  feeRate: decimalOrEmpty,
  arrival: v.string(),
  enabled: v.boolean(),
});
export type FiatChannel = v.InferOutput<typeof fiatChannel>;

export const fiatPreferences = v.object({
  fiat: v.string(),
  paymentMethod: v.string(),
  currencies: v.array(v.object({ currency: v.string(), channels: v.array(fiatChannel) })),
  /** Our own: which side these are of. */
  side: v.optional(bit),
});
export type FiatPreferences = v.InferOutput<typeof fiatPreferences>;

/** A row that names its coin names the one that was requested: an address of another takes nothing of this. */
const coinFault = askedFault({
  rows: "chains",
  parameter: "coin",
  field: "coin",
  isOf: ({ coin }, wanted) => coin === "" || coin === wanted,
});

export const depositCalls = {
  /** The address for one coin on one chain, allotted the first time it is requested. */
  "deposit.order": defineCall({
    eventCode: 70_136,
    method: "POST",
    path: "/v3/private/cht/asset-deposit/deposit/order-deposit",
    request: v.object({ coin: coinCode, chain: chainCode, accountType: v.optional(creditAccount), ...ownId }),
    response: depositAddresses,
    verified: true,
    binds: [
      ...same("coin"),
      repeats("chains[].chain", "chain"),
      { answer: "accountType", request: "accountType", as: "text", optional: true },
    ],
    sane: faultOf(coinFault, addressFault),
    invalidates: ["deposit.addresses"],
  }),
  "deposit.addresses": defineCall({
    eventCode: 70_137,
    method: "GET",
    path: "/v3/private/cht/asset-deposit/deposit/address-chain",
    request: v.object({ coin: v.optional(coinCode), chain: v.optional(chainCode), ...ownId }),
    response: depositAddresses,
    verified: true,
    binds: [...same("coin"), repeats("chains[].chain", "chain")],
    sane: faultOf(coinFault, addressesFault),
  }),
  "deposit.editAddress": defineCall({
    eventCode: 70_138,
    method: "POST",
    path: "/v3/private/cht/asset-deposit/deposit/edit-address",
    request: v.object({
      id,
      remark: v.optional(v.pipe(v.string(), v.maxLength(20))),
      isDefault: v.optional(v.boolean()),
      /** 0 active, 1 hidden. */
      status: v.optional(bit),
    }),
    response: v.object({ id, status: integer }),
    invalidates: ["deposit.addresses"],
  }),
  "deposit.fiatPreferences": defineCall({
    eventCode: 70_139,
    method: "GET",
    path: "/fiat/private/channel/user-preferences",
    /** 0 deposit or buy, 1 withdraw or sell. */
    request: v.object({ side: v.optional(bit), ...ownId }),
    response: fiatPreferences,
    cacheMs: 60_000,
    // Fees and bounds of a payment.
    verified: true,
    binds: sameWhereReported("side"),
    sane: fiatFault,
  }),
};
