import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { isOfSums } from "./conversion-record.ts";
import type { Settled } from "./intent.ts";
import { broughtNothing } from "./order-end.ts";
import type { Found, Read, RecordWorld } from "./record-readers.ts";

const unsettled: Found = { settled: "processing", recordId: "" };

/** Conversions and orders, by call. */
export const conversionReaders: Readonly<Record<string, Read>> = {
  "convert.execute": async (world, { quoteTxId, accountType }, _data, told) => {
    const id = String(quoteTxId);
    if (String(accountType).endsWith("_block_trade")) return readBlock(world, id, told);
    const answer =
      accountType === "eb_convert_uta"
        ? await world.bridge.call("convert.unifiedQuery", { quoteTxId: id }, { silent: true })
        : await world.bridge.call(
            "convert.query",
            { quoteTxId: id, accountType: "eb_convert_funding" },
            { silent: true },
          );
    if (answer.kind === "anonymous") return unsettled;
    const { result } = answer.data;
    if (!isOfSums(result, told)) return unsettled;
    if (isOver(result)) world.invalidate(answer.invalidates);
    return endOf(result);
  },
  "batch.convert": async (world, { quoteId }, _data, { receives, coins }) => {
    const id = String(quoteId);
    const answer = await world.bridge.call("batch.query", { quoteId: id }, { silent: true });
    if (answer.kind === "anonymous") return unsettled;
    world.invalidate(answer.invalidates);
    const [record] = answer.data.records;
    if (record?.toCoin !== receives?.coin || record?.subRecords.length !== coins) return unsettled;
    const { status, toCoin, toAmount } = record;
    const settled = batches[status] ?? "processing";
    const hasCome = settled === "completed" || settled === "partly";
    return { settled, recordId: "", ...(hasCome && { receives: { coin: toCoin, amount: toAmount } }) };
  },
  "migration.confirmQuote": async (world, { migrationId, quoteId }, _data, { receives, coins }) => {
    const params = { migrationId: String(migrationId), quoteId: String(quoteId) };
    const answer = await world.bridge.call("migration.confirmQuery", params, { silent: true });
    if (answer.kind === "anonymous") return unsettled;
    world.invalidate([...answer.invalidates, "migration.review"]);
    const { status, records } = answer.data;
    const isOwn = records.length === coins && records.every(({ toCoin }) => toCoin === receives?.coin);
    if (!isOwn || receives === null) return unsettled;
    const settled = batches[status] ?? "processing";
    const hasCome = settled === "completed" || settled === "partly";
    // The records name no sum, and the quoted one is not what came.
    const amount = records.length === 1 ? (records[0]?.toAmount ?? "") : "";
    return { settled, recordId: "", ...(hasCome && { receives: { coin: receives.coin, amount } }) };
  },
  "limitOrder.create": async (world, { limitPrice }, data, told) => {
    const { exchangeTxId, orderStatus } = data as CallOutput<"limitOrder.create">;
    const order = await orderNow(world, exchangeTxId).catch(() => undefined);
    // A number that names another order says nothing of this one.
    const isOwn =
      order !== undefined &&
      isOfSums(order, told) &&
      compareDecimalText(order.limitPrice, String(limitPrice)) === 0;
    const own = isOwn ? order : undefined;
    // That it came to nothing is for its own record to say, not for the answer that took it.
    const isDenied = own === undefined && broughtNothing(orderStatus);
    const status = own?.orderStatus ?? orderStatus;
    const { receives } = told;
    // What was reviewed is an estimate: without the order itself nobody knows what came.
    const hasCome = status === "FILLED" && receives !== null;
    return {
      settled: isDenied ? "processing" : (orders[status] ?? "placed"),
      recordId: exchangeTxId,
      ...(hasCome && { receives: { coin: receives.coin, amount: own?.toAmount ?? "" } }),
    };
  },
  "limitOrder.cancel": async (world, _input, data, { pays }) => {
    world.invalidate(["limitOrder.list"]);
    const { exchangeTxId, orderStatus } = data as CallOutput<"limitOrder.cancel">;
    const order = await orderNow(world, exchangeTxId).catch(() => undefined);
    const isOwn =
      order?.fromCoin === pays?.coin && compareDecimalText(order?.fromAmount ?? "", pays?.amount ?? "") === 0;
    // A record that says otherwise than the answer has the word: what has filled was not called back.
    const settled = (isOwn && orders[order?.orderStatus ?? ""]) || orders[orderStatus];
    return { settled: settled ?? "processing", recordId: exchangeTxId };
  },
};

/** A block trade is looked for among its own records. */
async function readBlock(
  world: RecordWorld,
  exchangeTxId: string,
  told: Parameters<typeof isOfSums>[1],
): Promise<Found> {
  const answer = await world.bridge.call("blockTrade.query", { exchangeTxId }, { silent: true });
  const [record] = answer.kind === "anonymous" ? [] : answer.data.list;
  if (answer.kind === "anonymous" || record === undefined) return unsettled;
  if (!isOfSums(record, told)) return unsettled;
  if (isOver(record)) world.invalidate([...answer.invalidates, "blockTrade.query", "blockTrade.check"]);
  return endOf(record);
}

function isOver({ exchangeStatus }: Pick<ConvertRecord, "exchangeStatus">): boolean {
  return exchangeStatus === "success" || exchangeStatus === "failure";
}

function endOf({
  exchangeStatus,
  exchangeTxId,
  toCoin,
  toAmount,
}: Pick<ConvertRecord, "exchangeStatus" | "exchangeTxId" | "toCoin" | "toAmount">): Found {
  const hasCome = exchangeStatus === "success";
  return {
    settled: conversions[exchangeStatus],
    recordId: exchangeTxId,
    ...(hasCome && { receives: { coin: toCoin, amount: toAmount } }),
  };
}

const conversions = {
  init: "processing",
  processing: "processing",
  success: "completed",
  failure: "failed",
} as const;

const batches: Readonly<Record<string, Settled>> = {
  success: "completed",
  failure: "failed",
  partial_fulfillment: "partly",
};

const orders: Readonly<Record<string, Settled>> = {
  FILLED: "filled",
  CANCELED: "cancelled",
  EXPIRED: "over",
  FAILED: "over",
};

/** It may have filled since it was placed. */
async function orderNow(world: RecordWorld, exchangeTxId: string): Promise<LimitOrder> {
  const answer = await world.bridge.call("limitOrder.query", { exchangeTxId }, { silent: true });
  if (answer.kind === "anonymous") throw new Error("not logged in");
  world.invalidate(["limitOrder.list", ...answer.invalidates]);
  return answer.data;
}
