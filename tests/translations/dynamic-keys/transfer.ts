import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { TransferStatus } from "#shared/contract/transfer.ts";
import type { TransferIssue } from "#shared/contract/transfer-estimate.ts";
import { recipientCodes } from "#src/entry/recipient-codes.ts";
import { transferRefusals } from "#src/features/transfer/refusal-texts.ts";
import { all } from "../all-words.ts";

/** How a transfer stands, and how another person is found. */
const transferStates = all<TransferStatus>({
  SUCCESS: true,
  PENDING: true,
  FAILED: true,
  STATUS_UNKNOWN: true,
});
const targets = all<InternalTarget>({ UID: true, EMAIL: true, MOBILE: true });

export const transferKeys: Readonly<Record<string, readonly string[]>> = {
  "recipient.by.": targets,
  "transfer.done.": transferStates,
  "transfer.doneText.": transferStates,
  "transfer.issue.": all<TransferIssue["code"]>({
    "same-place": true,
    "within-sub": true,
    "cannot-move": true,
    "not-a-number": true,
    "too-many-decimals": true,
    "over-transferable": true,
  }),
  "recipient.refusal.": recipientCodes,
  "transfer.refusal.": transferRefusals,
  "transfer.state.": transferStates,
  "transfer.step.": ["SUCCESS", "FAILED"],
  "recipient.unreadable.": targets,
  "recipient.who.": targets,
};
