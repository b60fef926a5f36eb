import * as v from "valibot";
import { recipientFault } from "../domain/recipient-sanity.ts";
import { echoes, internalTarget, targetAddress, targetTag } from "./address-shapes.ts";
import { defineCall } from "./define.ts";
import { chainCode, coinCode, integer, ownId } from "./fields.ts";
import { riskLevel } from "./pre-kya.ts";

/** May money go to this target: form, risk, look-alikes, internal users (R7.20, F2d.4, F2d.5). */

export const addressCheckResult = v.object({
  valid: v.boolean(),
  /** Belongs to a user here: off-chain, no fee. */
  isInternal: v.boolean(),
  tagRequired: v.boolean(),
  isContract: v.boolean(),
  riskLevel,
  /** 0, or 131066 and 131098 of the error table. */
  blockCode: integer,
  /** Id of a book entry that looks like it and is another, "" for none. */
  similarTo: v.string(),
  /** Our own, as are the next three: the target it is about. */
  coin: v.optional(v.string()),
  chain: v.optional(v.string()),
  address: v.optional(v.string()),
  tag: v.optional(v.string()),
});

export const internalCheckResult = v.object({
  valid: v.boolean(),
  uid: v.string(),
  maskedName: v.string(),
  /** 0, or 131075 to 131079: yourself, a sub-account, nobody, not eligible, not identified. */
  code: integer,
  /** Our own, as is the next: whom it speaks of. */
  internalType: v.optional(v.string()),
  address: v.optional(v.string()),
});

export const addressCheckCalls = {
  "addressBook.check": defineCall({
    eventCode: 70_156,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/address-check",
    request: v.object({
      coin: coinCode,
      chain: chainCode,
      address: targetAddress,
      tag: v.optional(targetTag),
      ...ownId,
    }),
    response: addressCheckResult,
    // "Nothing is known against it" sends money there.
    verified: true,
    binds: echoes("coin", "chain", "address", "tag"),
  }),
  "addressBook.checkInternal": defineCall({
    eventCode: 70_156,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/check-internal-address-validity",
    request: v.object({
      internalType: internalTarget,
      address: targetAddress,
      countryCode: v.optional(v.string()),
      ...ownId,
    }),
    response: internalCheckResult,
    // The UID in it is who gets the money.
    verified: true,
    binds: echoes("internalType", "address"),
    sane: recipientFault,
  }),
};
