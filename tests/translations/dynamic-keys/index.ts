import { addressBookKeys } from "./address-book.ts";
import { convertKeys } from "./convert.ts";
import { depositKeys } from "./deposit.ts";
import { fiatKeys } from "./fiat.ts";
import { filesKeys } from "./files.ts";
import { ledgerKeys } from "./ledger.ts";
import { memberKeys } from "./member.ts";
import { migrationKeys } from "./migration.ts";
import { moneyKeys } from "./money.ts";
import { transferKeys } from "./transfer.ts";
import { travelRuleKeys } from "./travel-rule.ts";
import { withdrawKeys } from "./withdraw.ts";

/**
 * Keys that code puts together from a fixed start and a value: what stands before `${` in a template literal, with
 * the values that may follow. An area says so in a file of its own; the check fails on a template that is not listed, on an
 * entry whose template is gone, and on a value without a text.
 */
export const dynamicKeys: Readonly<Record<string, readonly string[]>> = {
  ...addressBookKeys,
  ...convertKeys,
  ...depositKeys,
  ...filesKeys,
  ...fiatKeys,
  ...ledgerKeys,
  ...memberKeys,
  ...migrationKeys,
  ...moneyKeys,
  ...transferKeys,
  ...travelRuleKeys,
  ...withdrawKeys,
};
