import * as v from "valibot";
import {
  addressRecord,
  addressSwitches,
  bookCoin,
  internalTarget,
  remark,
  targetAddress,
  targetTag,
} from "./address-shapes.ts";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  bit,
  chainCode,
  count,
  cursorPage,
  id,
  integer,
  nextPageCursor,
  requestId,
  secondsTextOrEmpty,
} from "./fields.ts";
import { proofs } from "./risk.ts";

/** The withdrawal address book (R7.20, F1.9, F2d.1-F2d.7). */

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
    eventCode: 70_151,
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
    eventCode: 70_152,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-create",
    request: v.object({ ...newAddress, ...proofs, requestId }),
    response: v.object({ id, status: bit, lockEndTime: secondsTextOrEmpty }),
    guid: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list"],
  }),
  "addressBook.batchCreate": defineCall({
    eventCode: 70_153,
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
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list"],
  }),
  "addressBook.delete": defineCall({
    eventCode: 70_154,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-delete",
    request: v.object({ ids: v.pipe(v.array(id), v.minLength(1)), requestId }),
    response: v.object({ deleted: count }),
    guid: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list"],
  }),
  /** Never the address itself. */
  "addressBook.edit": defineCall({
    eventCode: 70_155,
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
    binds: same("id"),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list"],
  }),
};
