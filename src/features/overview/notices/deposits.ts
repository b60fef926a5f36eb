import { ArrowDownToLine } from "lucide";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { ownStepOf } from "#shared/domain/deposit-next.ts";
import { depositProgress, depositState, isDepositEnded, isUnderWay } from "#shared/domain/deposit-state.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { type Format, useFormat } from "#src/i18n/format.ts";
import { useHeldDeposits } from "#src/records/use-held-deposits.ts";
import { useRecentDeposits } from "#src/records/use-recent-deposits.ts";
import { blockProgress } from "./block-progress.ts";
import { found, isLost, type Notice, type NoticeSource } from "./notice.ts";
import { sumText } from "./sum-text.ts";

/** Deposits that their owner has something to do about. */
export const heldDeposits: NoticeSource = {
  id: "heldDeposits",
  useNotices({ concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    const recent = useRecentDeposits();
    const held = useHeldDeposits(recent);
    const isUnread = isLost(recent.status) || held.error !== null;
    if (recent.status === "connecting" && recent.rows.length === 0) return undefined;
    const notices = held.rows.flatMap((row): Notice[] => {
      const step = ownStepOf(row);
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
    return found(notices, isUnread ? t("overview.unread.deposits") : "");
  },
};

/** Deposits that come by themselves, with their confirmations until they are released, and those that the exchange looks at. */
export const comingDeposits: NoticeSource = {
  id: "comingDeposits",
  useNotices({ concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    const { rows, status } = useRecentDeposits();
    if (status === "connecting" && rows.length === 0) return undefined;
    const notices = rows.flatMap((row): Notice[] => {
      const state = depositState(row);
      const comes = isUnderWay(state);
      const isHeldHere = !comes && !isDepositEnded(state) && ownStepOf(row) === undefined;
      if (!isHeldHere && !comes) return [];
      return [
        {
          id: row.id,
          icon: ArrowDownToLine,
          title: t("overview.deposit.title", { amount: sumText(row.amount, row.coin, format, concealed) }),
          action: { label: t("overview.details"), href: hrefOf(row, "history") },
          ...(isHeldHere || state === "rollback"
            ? { tone: state === "reviewing" ? "plain" : "warn", text: t(`overview.deposit.${state}`) }
            : confirmations(row, format)),
        },
      ];
    });
    return found(notices, isLost(status) ? t("overview.unread.deposits") : "");
  },
};

/** Less is no sum that could be told, USD. */
const leastUsd = "0.01";

/** What was credited and cannot leave yet, of all coins. */
export const unsafeDeposits: NoticeSource = {
  id: "unsafeDeposits",
  useNotices({ overview: { limitAmountUsd = "" }, concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    if (limitAmountUsd === "" || compareDecimalText(limitAmountUsd, leastUsd) < 0) return found([]);
    const amount = bidiIsolate(`${format.value(limitAmountUsd)} USD`);
    return found([
      {
        id: "unsafeDeposits",
        icon: ArrowDownToLine,
        title: t("overview.unsafe.title"),
        text: concealed ? "" : t("overview.unsafe.text", { amount }),
        action: { label: t("overview.details"), href: "/deposit?view=history" },
      },
    ]);
  },
};

function confirmations(row: DepositRecord, format: Format): Pick<Notice, "progress"> {
  if (row.recordType !== 1) return {};
  const { seen, credit, safe } = depositProgress(row);
  return blockProgress(seen, seen < credit ? credit : safe, format);
}

function hrefOf({ id }: DepositRecord, view: "questions" | "history"): string {
  return `/deposit?view=${view}&record=${encodeURIComponent(id)}`;
}
