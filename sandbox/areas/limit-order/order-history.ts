import { eq } from "drizzle-orm";
import type { ConvertHistoryRow, HistoryState } from "#shared/contract/convert-history.ts";
import type { HistorySource } from "../../dealer/history-source.ts";
import { plain } from "../../ledger/amounts.ts";
import { limitOrders, type OrderRow, type OrderStatus } from "./tables.ts";

const states: Readonly<Record<OrderStatus, HistoryState>> = {
  PENDING: "waiting",
  FILLED: "success",
  CANCELED: "canceled",
  EXPIRED: "expired",
  FAILED: "failure",
};

/** The old state that a row of any kind has too: an order that ended without a conversion failed in its words. */
const exchangeStates = {
  PENDING: "processing",
  FILLED: "success",
  CANCELED: "failure",
  EXPIRED: "failure",
  FAILED: "failure",
} as const;

/** Orders at a limit price, open ones too. */
export const limitOrderHistory: HistorySource = {
  kinds: ["limit"],
  async rows(db, userId) {
    const rows = await db.select().from(limitOrders).where(eq(limitOrders.userId, userId));
    return rows.map(historyRow);
  },
};

function historyRow(order: OrderRow): ConvertHistoryRow {
  const { status } = order;
  return {
    accountType: "limit_order_funding",
    exchangeTxId: order.id,
    userId: String(order.userId),
    fromCoin: order.fromCoin,
    fromCoinType: "crypto",
    fromAmount: plain(order.fromAmount),
    toCoin: order.toCoin,
    toCoinType: "crypto",
    toAmount: toAmountOf(order),
    exchangeStatus: exchangeStates[status],
    convertRate: plain(order.fillRate ?? order.limitPrice),
    createdAt: String(order.createdAt),
    kind: "limit",
    state: states[status],
    quotedToAmount: "",
    quotedRate: "",
    feeCoin: "",
    feeAmount: "",
    quoteTxId: "",
    endedAt: status === "PENDING" ? "" : String(order.updatedAt),
    coinCount: 0,
    coinsDone: 0,
    failCode: order.failCode,
  };
}

/** What came; what is wanted while it waits; nothing when nothing came. */
function toAmountOf({ status, filledAmount, wantedAmount }: OrderRow): string {
  if (filledAmount !== null) return plain(filledAmount);
  return status === "PENDING" ? plain(wantedAmount) : "";
}
