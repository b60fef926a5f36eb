import { addressBookCalls } from "./address-book.ts";
import { addressCheckCalls } from "./address-checks.ts";
import { addressSwitchCalls } from "./address-switches.ts";
import { ambassadorCalls } from "./ambassador.ts";
import { batchCalls } from "./batch.ts";
import { blockTradeCalls } from "./block-trade.ts";
import { cardCalls } from "./cards.ts";
import { depositCalls } from "./deposit.ts";
import { depositHoldCalls } from "./deposit-hold.ts";
import { depositRecordCalls } from "./deposit-records.ts";
import { migrationCalls } from "./migration.ts";
import { migrationAssetCalls } from "./migration-assets.ts";
import { optionsCalls } from "./options.ts";
import { preKyaCalls } from "./pre-kya.ts";
import { recordsCalls } from "./records.ts";
import { regionCalls } from "./regions.ts";
import { riskCalls } from "./risk.ts";
import { statementCalls } from "./statements.ts";
import { taxCalls } from "./tax.ts";
import { taxReportCalls } from "./tax-reports.ts";
import { transferCalls } from "./transfer.ts";
import { travelRuleCalls } from "./travel-rule.ts";
import { walletCalls } from "./wallets.ts";
import { withdrawCalls } from "./withdraw.ts";
import { withdrawRecordCalls } from "./withdraw-records.ts";

/** Calls of all other pages: a part of their own, which the worker loads when the first of them is made. */
export const lazyCalls = {
  ...ambassadorCalls,
  ...batchCalls,
  ...blockTradeCalls,
  ...depositCalls,
  ...depositRecordCalls,
  ...depositHoldCalls,
  ...preKyaCalls,
  ...travelRuleCalls,
  ...transferCalls,
  ...recordsCalls,
  ...withdrawCalls,
  ...withdrawRecordCalls,
  ...addressBookCalls,
  ...addressCheckCalls,
  ...addressSwitchCalls,
  ...riskCalls,
  ...regionCalls,
  ...statementCalls,
  ...taxCalls,
  ...taxReportCalls,
  ...optionsCalls,
  ...migrationCalls,
  ...migrationAssetCalls,
  ...cardCalls,
  ...walletCalls,
};
