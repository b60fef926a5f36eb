import { ArrowDownToLine } from "lucide";
import { useTranslation } from "react-i18next";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositNext, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositProgress, depositState, isUnderWay } from "#shared/domain/deposit-state.ts";
import { type Format, useFormat } from "#src/i18n/format.ts";
import { useRecentDeposits } from "#src/records/use-recent-deposits.ts";
import { blockProgress } from "./block-progress.ts";
import type { Notice, NoticeSource } from "./notice.ts";
import { sumText } from "./sum-text.ts";

/** Deposits that their owner has something to do about. */
export const heldDeposits: NoticeSource = {
  id: "heldDeposits",
  useNotices({ concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    return useNewest()?.flatMap((row): Notice[] => {
      const step = depositNext(row).find((one) => ownSteps.has(one));
      if (step === undefined) return [];
      return [
        {
          id: row.id,
          icon: ArrowDownToLine,
          tone: "warn",
          title: t("overview.deposit.title", { amount: sumText(row.amount, row.coin, format, concealed) }),
          action: {
            label: t(`todo.${step}`),
            href: hrefOf(row, step === "answer" ? "questions" : "history"),
          },
        },
      ];
    });
  },
};

/** Deposits that come by themselves, with their confirmations until they are released. */
export const comingDeposits: NoticeSource = {
  id: "comingDeposits",
  useNotices({ concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    return useNewest()
      ?.filter((row) => isUnderWay(depositState(row)))
      .map((row) => ({
        id: row.id,
        icon: ArrowDownToLine,
        title: t("overview.deposit.title", { amount: sumText(row.amount, row.coin, format, concealed) }),
        action: { label: t("overview.details"), href: hrefOf(row, "history") },
        ...(depositState(row) === "rollback"
          ? { tone: "warn" as const, text: t("overview.deposit.rollback") }
          : confirmations(row, format)),
      }));
  },
};

/** Undefined until they are known. */
function useNewest(): readonly RecentDepositRow[] | undefined {
  const { rows, status } = useRecentDeposits();
  return status === "connecting" && rows.length === 0 ? undefined : rows;
}

function confirmations(row: RecentDepositRow, format: Format): Pick<Notice, "progress"> {
  if (row.recordType !== 1) return {};
  const { seen, credit, safe } = depositProgress(row);
  return blockProgress(seen, seen < credit ? credit : safe, format);
}

function hrefOf({ id }: RecentDepositRow, view: "questions" | "history"): string {
  return `/deposit?view=${view}&record=${encodeURIComponent(id)}`;
}
