import * as v from "valibot";
import { type Bind, same } from "./binding.ts";
import { bit, id, secondsText, secondsTextOrEmpty } from "./fields.ts";

/** Targets of withdrawals and entries of the address book (F1.9, F1.10). A universal entry has the coin `baseCoin`. */

export const bookCoin = v.pipe(v.string(), v.regex(/^([A-Z0-9]{1,20}|baseCoin)$/));
export const targetAddress = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const targetTag = v.pipe(v.string(), v.maxLength(256));
export const remark = v.pipe(v.string(), v.maxLength(20));
export const internalTarget = v.picklist(["UID", "EMAIL", "MOBILE"]);
export type InternalTarget = v.InferOutput<typeof internalTarget>;

/** Entries that one request changes. */
export const addressIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(100));

export const addressSwitches = v.object({
  withdrawWhitelist: v.boolean(),
  addressBookOnly: v.boolean(),
  newAddressLock: v.boolean(),
});
export type AddressSwitches = v.InferOutput<typeof addressSwitches>;

export const addressRecord = v.object({
  id,
  coin: v.string(),
  chain: v.string(),
  address: v.string(),
  tag: v.string(),
  remark: v.string(),
  /** 0 normal, 1 new: no withdrawal to it until lockEndTime. */
  status: bit,
  /** 0 on-chain, 1 internal. */
  addressType: bit,
  verified: bit,
  createdAt: secondsText,
  lockEndTime: v.optional(secondsTextOrEmpty, ""),
  /** 0 held by a provider, 1 own custody. */
  walletType: v.optional(bit),
  vaspCode: v.optional(v.string(), ""),
  internalType: v.optional(v.string(), ""),
});
export type AddressRecord = v.InferOutput<typeof addressRecord>;

/** What a host may repeat of the question: compared where it does. */
export const echoes = (...fields: readonly string[]): Bind[] =>
  same(...fields).map((bind) => ({ ...bind, optional: true }));
