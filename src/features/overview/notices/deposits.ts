import { ArrowDownToLine } from "lucide";
import { useTranslation } from "react-i18next";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositNext, ownSteps } from "#shared/domain/deposit-next.ts";
import { depositProgress, depositState, isUnderWay } from "#shared/domain/deposit-state.ts";
import { type Format, useFormat } from "#src/i18n/format.ts";
import { useRecentDeposits } from "#src/records/use-recent-deposits.ts";
import { blockProgress } from "./block-progress.ts";
import { type Found, found, isLost, type Notice, type NoticeSource } from "./notice.ts";
import { sumText } from "./sum-text.ts";

/** Deposits that their owner has something to do about. */
export const heldDeposits: NoticeSource = {
  id: "heldDeposits",
  useNotices({ concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    return useDeposits((row): Notice[] => {
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
    return useDeposits((row): Notice[] => {
      const state = depositState(row);
      if (!isUnderWay(state)) return [];
      return [
        {
          id: row.id,
          icon: ArrowDownToLine,
          title: t("overview.deposit.title", { amount: sumText(row.amount, row.coin, format, concealed) }),
          action: { label: t("overview.details"), href: hrefOf(row, "history") },
          ...(state === "rollback"
            ? { tone: "warn", text: t("overview.deposit.rollback") }
            : confirmations(row, format)),
        },
      ];
    });
  },
};

/** Those of the newest that are something to tell; undefined until they are known. */
function useDeposits(tell: (row: RecentDepositRow) => readonly Notice[]): Found | undefined {
  const { t } = useTranslation();
  const { rows, status } = useRecentDeposits();
  if (status === "connecting" && rows.length === 0) return undefined;
  return found(rows.flatMap(tell), isLost(status) ? t("overview.unread.deposits") : "");
}

function confirmations(row: RecentDepositRow, format: Format): Pick<Notice, "progress"> {
  if (row.recordType !== 1) return {};
  const { seen, credit, safe } = depositProgress(row);
  return blockProgress(seen, seen < credit ? credit : safe, format);
}

function hrefOf({ id }: RecentDepositRow, view: "questions" | "history"): string {
  return `/deposit?view=${view}&record=${encodeURIComponent(id)}`;
}
