import { Layers, RefreshCw, Target } from "lucide";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { isNotServed } from "#shared/rpc/not-served.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { type Format, useFormat } from "#src/i18n/format.ts";
import { isOpen } from "#src/money/intent.ts";
import { actOf, sentText, sumsText } from "#src/money/intent-texts.ts";
import { useOpenIntents } from "#src/money/use-open-intents.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { comingDeposits, unsafeDeposits } from "./deposits.ts";
import { found, type Notice, type NoticeSource } from "./notice.ts";
import { sumText } from "./sum-text.ts";
import { leavingWithdrawals } from "./withdrawals.ts";

/** Money calls whose outcome is not known yet: sent here, by another tab or before a reload. */
const intents: NoticeSource = {
  id: "intents",
  useNotices({ concealed }) {
    const { t, i18n } = useTranslation();
    const open = useOpenIntents().filter(isOpen);
    const notices = open.map((intent) => ({
      id: intent.requestId,
      icon: RefreshCw,
      title: t(`money.still.${actOf(intent)}`, { time: sentText(intent.sentAt, i18n.language) }),
      text: concealed ? "" : sumsText(t, i18n.language, intent),
      action: { label: t("overview.intent.action"), href: intent.history },
    }));
    return found(notices);
  },
};

/** Listed one by one; what is beyond is a number. */
const shownOrders = 3;
const maxOpen = 100;
const openOrdersPath = "/exchange/index?mode=limit";

const limitOrders: NoticeSource = {
  id: "limitOrders",
  useNotices({ concealed }) {
    const { t } = useTranslation();
    const format = useFormat();
    const orders = useCall("limitOrder.list", { orderStatus: "PENDING", index: 1, limit: maxOpen });
    if (orders.status === "pending") return undefined;
    // A host without the call has them nowhere to be read, now or later.
    const isLost = orders.error !== null && !isNotServed(orders.error);
    const unread = isLost ? t("overview.unread.orders") : "";
    const list = orders.data?.list ?? [];
    const total = Math.max(orders.data?.total ?? 0, list.length);
    const seeAll = { action: { label: t("overview.order.action"), href: openOrdersPath } };
    const shown = list.slice(0, shownOrders).map((order, at) => ({
      id: order.exchangeTxId,
      icon: Target,
      title: t("money.sums", sums(order, format, concealed)),
      text: t("overview.order.text", { date: bidiIsolate(format.date(Number(order.expiredTime))) }),
      ...(at === total - 1 && seeAll),
    }));
    if (total <= shown.length) return found(shown, unread);
    const more: Notice = {
      id: "more",
      icon: Target,
      title: t("overview.order.more", { count: total - shown.length }),
      ...seeAll,
    };
    return found([...shown, more], unread);
  },
};

function sums(
  { fromAmount, fromCoin, toAmount, toCoin }: LimitOrder,
  format: Format,
  concealed: boolean,
): { readonly from: string; readonly to: string } {
  return {
    from: sumText(fromAmount, fromCoin, format, concealed),
    to: sumText(toAmount, toCoin, format, concealed),
  };
}

const unifiedUpgrade: NoticeSource = {
  id: "unifiedUpgrade",
  useNotices() {
    const { t } = useTranslation();
    const state = useClientStore(({ user }) => user?.unified_update_status);
    if (state !== "PROCESS") return found([]);
    return found([
      { id: "upgrade", icon: Layers, title: t("overview.upgrade.title"), text: t("overview.upgrade.text") },
    ]);
  },
};

/** What is under way, the newest first within a source. */
export const onItsWay: readonly NoticeSource[] = [
  intents,
  leavingWithdrawals,
  comingDeposits,
  unsafeDeposits,
  limitOrders,
  unifiedUpgrade,
];
