import * as v from "valibot";
import { switchFault, updatedFault } from "./address-sanity.ts";
import { addressIds, addressSwitches } from "./address-shapes.ts";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { bit, count, requestId, secondsNumber } from "./fields.ts";
import { verificationFields } from "./risk.ts";

/** What may be withdrawn to without a code, for one address or for all (R7.20, R7.22, F2d.6, F8.6). */

const addressSwitch = v.picklist(["WITHDRAW_WHITELIST", "ADDRESS_BOOK_ONLY", "NEW_ADDRESS_LOCK"]);
export type AddressSwitch = v.InferOutput<typeof addressSwitch>;

export const addressSwitchCalls = {
  "addressBook.changeVerification": defineCall({
    eventCode: 70_157,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/change-address-verification",
    request: v.object({
      ids: addressIds,
      /** From 0 to 1 wants codes. */
      verified: bit,
      ...verificationFields,
      requestId,
    }),
    /** Those that were so before count, so that a second request means the same. `verified` is our own. */
    response: v.object({ updated: count, verified: v.optional(bit) }),
    binds: [{ answer: "verified", request: "verified", as: "text", optional: true }],
    sane: updatedFault,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book"],
  }),
  "addressBook.switch": defineCall({
    eventCode: 70_157,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/address/switch-address-verification",
    request: v.object({ switchType: addressSwitch, open: v.boolean(), ...verificationFields, requestId }),
    response: v.object({
      /** All three as they are now. */
      switches: addressSwitches,
      /** Turning NEW_ADDRESS_LOCK off stops withdrawals for 24 h; 0 otherwise. */
      withdrawLockUntil: secondsNumber,
    }),
    sane: switchFault,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book", "withdraw.standing", "profile.get"],
  }),
  /** The variant for accounts in the United States (R6.7). */
  "addressBook.superVerification": defineCall({
    eventCode: 70_157,
    method: "POST",
    path: "/user/private/change/address-super-verification",
    request: v.object({ open: v.boolean(), ...verificationFields, requestId }),
    response: v.object({ open: v.boolean() }),
    binds: same("open"),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.addressBook,
    invalidates: ["addressBook.list", "addressBook.book"],
  }),
};
