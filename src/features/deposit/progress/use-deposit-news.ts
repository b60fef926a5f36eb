import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { RecentDepositsView } from "#src/records/use-recent-deposits.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { toast } from "#src/ui/toast.ts";
import { DepositWatch } from "./deposit-watch.ts";

/** Long enough to be read: it came by itself. */
const shownMs = 6000;

/** Says what comes in while the page is open, each milestone once; a toast is a status message, so it is said aloud too. */
export function useDepositNews({ rows, status }: RecentDepositsView): void {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const [watch] = useState(() => new DepositWatch());
  useEffect(() => {
    if (status !== "live") return;
    const news = watch.see(rows, serverNow());
    if (news.length === 0) return;
    queries.invalidate(["deposit.records"]);
    for (const { what, record } of news) {
      const amount = own(`${format.amount(record.amount, anyAccuracy)} ${record.coin}`);
      const say = what === "arrived" ? toast.info : toast.success;
      say(t(`deposit.news.${what}`, { amount }), { id: `deposit ${record.id}`, durationMs: shownMs });
    }
  }, [rows, status, watch, t, format, own]);
}
