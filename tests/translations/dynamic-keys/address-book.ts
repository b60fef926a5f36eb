import { memoFaults, targetFaults } from "#shared/contract/withdraw-target.ts";
import { bookSwitches } from "#src/features/address-book/book/book-switches.ts";
import { entryKinds } from "#src/features/address-book/book/book-view.ts";
import { costTexts } from "#src/features/address-book/book/cost-texts.ts";
import type { custodyOf } from "#src/features/address-book/book/entry-columns.tsx";
import { formKinds } from "#src/features/address-book/book/entry-form.ts";
import type { ManyAct } from "#src/features/address-book/book/many-dialogs.tsx";
import { riskLevels, outcomes as riskOutcomes } from "#src/features/address-book/check/risk-texts.ts";
import { bookRefusals } from "#src/features/address-book/refusal-texts.ts";
import { all } from "../all-words.ts";

/** What is done to entries of the address book. */
const manyActs = all<ManyAct["act"]>({ delete: true, trust: true, untrust: true });

export const addressBookKeys: Readonly<Record<string, readonly string[]>> = {
  "addressBook.codesAnyway.": ["super", "trusted"],
  "addressBook.cost.": costTexts,
  "addressBook.costText.": costTexts,
  "addressBook.custody.": all<ReturnType<typeof custodyOf>>({
    user: true,
    own: true,
    provider: true,
    unknown: true,
  }),
  "addressBook.fault.": targetFaults,
  "addressBook.kindOf.": formKinds,
  "addressBook.many.act.": manyActs,
  "addressBook.many.done.": manyActs,
  "addressBook.many.text.": manyActs,
  "addressBook.many.title.": manyActs,
  "addressBook.memoFault.": memoFaults,
  "addressBook.outcome.": riskOutcomes,
  "addressBook.outcomeText.": riskOutcomes.filter((outcome) => outcome !== "severe" && outcome !== "high"),
  "addressBook.refusal.": bookRefusals,
  "addressBook.risk.": riskLevels,
  "addressBook.riskNote.": riskLevels.filter((level) => level !== "LOW"),
  "addressBook.switch.": bookSwitches,
  "addressBook.switchText.": bookSwitches,
  "addressBook.tab.": ["all", ...entryKinds],
  "addressBook.turn.": ["on", "off"],
  "addressBook.turnText.": bookSwitches.flatMap((name) => [`${name}.on`, `${name}.off`]),
};
