import * as v from "valibot";
import { defineCall } from "./define.ts";
import {
  bit,
  chainCode,
  count,
  cursorPage,
  id,
  integer,
  nextPageCursor,
  requestId,
  secondsText,
  secondsTextOrEmpty,
} from "./fields.ts";
import { proofs } from "./risk.ts";

/** The withdrawal address book (domain-fields 2.4, S7). A universal entry has the coin `baseCoin`. */

export const bookCoin = v.pipe(v.string(), v.regex(/^([A-Z0-9]{1,20}|baseCoin)$/));
export const targetAddress = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const targetTag = v.pipe(v.string(), v.maxLength(256));
export const remark = v.pipe(v.string(), v.maxLength(20));
export const internalTarget = v.picklist(["UID", "EMAIL", "MOBILE"]);
export type InternalTarget = v.InferOutput<typeof internalTarget>;

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

const newAddress = {
  coin: bookCoin,
  /** Wanted unless internal. */
  chain: v.optional(chainCode),
  /** A wallet's address, or the UID, mail or phone of an internal target. */
  address: targetAddress,
  tag: v.optional(targetTag),
  remark: v.optional(remark),
  addressType: bit,
  internalType: v.optional(internalTarget),
  /** Dial code of a phone. */
  countryCode: v.optional(v.string()),
  verified: bit,
  walletType: v.optional(bit),
  vaspCode: v.optional(v.pipe(v.string(), v.maxLength(64))),
  isSelfWallet: v.optional(v.boolean()),
};

export const addressBookCalls = {
  "addressBook.list": defineCall({
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/address/address-list",
    request: v.object({
      coin: v.optional(bookCoin),
      chain: v.optional(chainCode),
      /** 0 on-chain, 1 internal, 2 both; 1 and 2 ignore coin and chain. */
      addressType: v.optional(v.picklist([0, 1, 2])),
      /** Part of a remark or an address. */
      keyword: v.optional(v.string()),
      ...cursorPage,
    }),
    response: v.object({ rows: v.array(addressRecord), switches: addressSwitches, nextPageCursor }),
  }),
  "addressBook.create": defineCall({
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-create",
    request: v.object({ ...newAddress, ...proofs, requestId }),
    response: v.object({ id, status: bit, lockEndTime: secondsTextOrEmpty }),
    guid: true,
    money: true,
    signed: true,
    invalidates: ["addressBook.list"],
  }),
  "addressBook.batchCreate": defineCall({
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/batch-create",
    request: v.object({
      list: v.pipe(v.array(v.object(newAddress)), v.minLength(1), v.maxLength(20)),
      ...proofs,
      requestId,
    }),
    response: v.object({
      successCount: count,
      failList: v.array(v.object({ index: count, address: v.string(), code: integer, msg: v.string() })),
    }),
    guid: true,
    money: true,
    signed: true,
    invalidates: ["addressBook.list"],
  }),
  "addressBook.delete": defineCall({
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-delete",
    request: v.object({ ids: v.pipe(v.array(id), v.minLength(1)), requestId }),
    response: v.object({ deleted: count }),
    guid: true,
    money: true,
    signed: true,
    invalidates: ["addressBook.list"],
  }),
  /** Never the address itself. */
  "addressBook.edit": defineCall({
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-edit",
    request: v.object({
      id,
      remark: v.optional(remark),
      tag: v.optional(targetTag),
      vaspCode: v.optional(v.pipe(v.string(), v.maxLength(64))),
      verified: v.optional(bit),
      walletType: v.optional(bit),
      ...proofs,
      requestId,
    }),
    response: v.object({ id, status: bit }),
    money: true,
    signed: true,
    invalidates: ["addressBook.list"],
  }),
};
