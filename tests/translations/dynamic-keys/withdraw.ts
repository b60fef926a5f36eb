import type { VerificationField } from "#shared/contract/risk.ts";
import type { WithdrawBound, WithdrawIssueCode } from "#shared/contract/withdraw-estimate.ts";
import { memoFaults, memoWarnings, targetFaults, targetWarnings } from "#shared/contract/withdraw-target.ts";
import { kindOrder as withdrawTabs } from "#src/features/withdraw/history/withdraw-view.ts";
import { levelTexts } from "#src/features/withdraw/limits/level-texts.ts";
import { withdrawKinds, withdrawStates } from "#src/features/withdraw/progress/state-tones.ts";
import { withdrawSteps } from "#src/features/withdraw/send/refusal-steps.ts";
import { withdrawRefusals } from "#src/features/withdraw/send/refusal-texts.ts";
import type { Factor } from "#src/verification-codes/factors.ts";
import { all } from "../all-words.ts";

export const withdrawKeys: Readonly<Record<string, readonly string[]>> = {
  "verificationCodes.": ["emailCode", "smsCode"] satisfies VerificationField[],
  "verificationCodes.instead.": ["EMAIL", "SMS", "GOOGLE", "FUND_PWD", "PASSKEY"] satisfies Factor[],
  "withdraw.fault.": targetFaults,
  "withdraw.history.tab.": withdrawTabs,
  "withdraw.kind.": withdrawKinds.map(String),
  "withdraw.law.": ["EU", "TUR", "KAZ", "IND", "KOR", "ARE"],
  "withdraw.level.": levelTexts,
  "withdraw.levelText.": levelTexts,
  "withdraw.lock.cause.": ["password", "contact", "authenticator", "fundPassword", "newAddressLock", "other"],
  "withdraw.maxOf.": all<WithdrawBound>({ balance: true, maximum: true, day: true, month: true }),
  "withdraw.memoFault.": memoFaults,
  "recipient.memoWarning.": memoWarnings,
  "withdraw.notTaken.": ["answers", "cancel"],
  "withdraw.pause.": ["network", "maintenance", "upgrade", "unknown"],
  "withdraw.issue.": all<WithdrawIssueCode>({
    closed: true,
    "not-a-number": true,
    "too-many-decimals": true,
    "below-minimum": true,
    "fee-takes-all": true,
    "above-maximum": true,
    "over-available": true,
    "over-day": true,
    "over-month": true,
  }),
  "withdraw.refusal.": withdrawRefusals,
  "withdraw.step.": withdrawSteps,
  "withdraw.state.": withdrawStates,
  "withdraw.switch.": ["withdrawWhitelist", "newAddressLock", "addressBookOnly"],
  "withdraw.warning.": targetWarnings,
};
