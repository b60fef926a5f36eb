import { ArrowUpFromLine } from "lucide";
import { useTranslation } from "react-i18next";
import type { RecentWithdrawRow } from "#shared/contract/withdraw-view.ts";
import { isWithdrawUnderWay } from "#shared/domain/withdraw-end.ts";
import { withdrawPlace } from "#shared/domain/withdraw-place.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useRecentWithdrawals } from "#src/records/use-recent-withdrawals.ts";
import { blockProgress } from "./block-progress.ts";
import { type Found, found, isLost, type Notice, type NoticeSource, type NoticeWorld } from "./notice.ts";
import { sumText } from "./sum-text.ts";

const needsInformation = ({ status }: RecentWithdrawRow): boolean => status === "MoreInformationRequired";

/** Withdrawals that go on once their owner has said more. */
export const heldWithdrawals: NoticeSource = {
  id: "heldWithdrawals",
  useNotices(world) {
    const { t } = useTranslation();
    const label = t("overview.withdrawal.answer");
    return useWithdrawals(world, needsInformation, { label, tone: "warn" });
  },
};

export const leavingWithdrawals: NoticeSource = {
  id: "leavingWithdrawals",
  useNotices(world) {
    const { t } = useTranslation();
    return useWithdrawals(world, (row) => isWithdrawUnderWay(row.status) && !needsInformation(row), {
      label: t("overview.details"),
      tone: "plain",
    });
  },
};

/** Undefined until they are known. */
function useWithdrawals(
  { concealed }: NoticeWorld,
  isMeant: (row: RecentWithdrawRow) => boolean,
  { label, tone }: { readonly label: string } & Required<Pick<Notice, "tone">>,
): Found | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const { rows, status } = useRecentWithdrawals();
  if (status === "connecting" && rows.length === 0) return undefined;
  const notices = rows.filter(isMeant).map((row) => {
    const { current, seen, of } = withdrawPlace(row);
    return {
      id: row.withdrawId,
      icon: ArrowUpFromLine,
      tone,
      title: t("overview.withdrawal.title", { amount: sumText(row.amount, row.coin, format, concealed) }),
      action: { label, href: `/withdraw?view=history&record=${encodeURIComponent(row.withdrawId)}` },
      ...(current === 3 && blockProgress(seen, of, format)),
    };
  });
  return found(notices, isLost(status) ? t("overview.unread.withdrawals") : "");
}
