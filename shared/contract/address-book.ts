import * as v from "valibot";
import { bookFault, deletedFault, failedRowsFault } from "./address-sanity.ts";
import {
  addressIds,
  addressRecord,
  addressSwitches,
  bookCoin,
  echoes,
  internalTarget,
  remark,
  targetAddress,
  targetTag,
} from "./address-shapes.ts";
import { same, sameOrNone } from "./binding.ts";
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
  ownId,
  requestId,
  secondsNumber,
  secondsTextOrEmpty,
} from "./fields.ts";
import { verificationFields } from "./risk.ts";

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
      ...ownId,
    }),
    response: v.object({
      rows: v.array(addressRecord),
      switches: addressSwitches,
      nextPageCursor,
      /** Our own: when withdrawals go on after a lock of the account, s; 0 while there is none. */
      withdrawLockUntil: v.optional(secondsNumber, 0),
      /** Our own: the variant for the United States, absent for everybody else. */
      superVerification: v.optional(v.boolean()),
    }),
    // Where money goes is read from it, and whether it goes there without codes.
    verified: true,
    sane: bookFault,
  }),
  "addressBook.create": defineCall({
    eventCode: 70_152,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-create",
    request: v.object({ ...newAddress, ...verificationFields, requestId }),
    /** The last five are our own. */
    response: v.object({
      id,
      status: bit,
      lockEndTime: secondsTextOrEmpty,
      coin: v.optional(v.string()),
      chain: v.optional(v.string()),
      address: v.optional(v.string()),
      tag: v.optional(v.string()),
      verified: v.optional(bit),
    }),
    binds: [...echoes("coin", "chain", "address", "verified"), ...sameOrNone("tag")],
    guid: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book"],
  }),
  "addressBook.batchCreate": defineCall({
    eventCode: 70_153,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/batch-create",
    request: v.object({
      list: v.pipe(v.array(v.object(newAddress)), v.minLength(1), v.maxLength(20)),
      ...verificationFields,
      requestId,
    }),
    response: v.object({
      successCount: count,
      failList: v.array(v.object({ index: count, address: v.string(), code: integer, msg: v.string() })),
    }),
    sane: failedRowsFault,
    guid: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book"],
  }),
  "addressBook.delete": defineCall({
    eventCode: 70_154,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-delete",
    request: v.object({ ids: addressIds, requestId }),
    /** Those that were gone before count, so that a second request means the same. `ids` is our own. */
    response: v.object({ deleted: count, ids: v.optional(v.array(id)) }),
    binds: echoes("ids"),
    sane: deletedFault,
    guid: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book"],
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
      ...verificationFields,
      requestId,
    }),
    /** The last four are our own. */
    response: v.object({
      id,
      status: bit,
      remark: v.optional(v.string()),
      tag: v.optional(v.string()),
      verified: v.optional(bit),
      walletType: v.optional(bit),
    }),
    binds: [...same("id"), ...echoes("remark", "tag", "verified", "walletType")],
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book"],
  }),
};
