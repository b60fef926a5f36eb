import type { CallOutput } from "#shared/contract/index.ts";
import type { Settled } from "./intent.ts";
import type { Found, Read, RecordWorld } from "./record-readers.ts";

/** Conversions and orders, by call. */
export const conversionReaders: Readonly<Record<string, Read>> = {
  "convert.execute": async (world, { quoteTxId, accountType }) => {
    const id = String(quoteTxId);
    if (String(accountType).endsWith("_block_trade")) return readBlock(world, id);
    const answer =
      accountType === "eb_convert_uta"
        ? await world.bridge.call("convert.unifiedQuery", { quoteTxId: id }, { silent: true })
        : await world.bridge.call(
            "convert.query",
            { quoteTxId: id, accountType: "eb_convert_funding" },
            { silent: true },
          );
    if (answer.kind === "anonymous") return { settled: "processing", recordId: "" };
    const { exchangeStatus, exchangeTxId } = answer.data.result;
    if (exchangeStatus === "success" || exchangeStatus === "failure") world.invalidate(answer.invalidates);
    return { settled: conversions[exchangeStatus], recordId: exchangeTxId };
  },
  "batch.convert": async (world, { quoteId }) => {
    const id = String(quoteId);
    const answer = await world.bridge.call("batch.query", { quoteId: id }, { silent: true });
    const status = answer.kind === "anonymous" ? undefined : answer.data.records[0]?.status;
    if (answer.kind === "ok") world.invalidate(answer.invalidates);
    return { settled: batches[status ?? "processing"] ?? "processing", recordId: "" };
  },
  "migration.confirmQuote": async (world, { migrationId, quoteId }) => {
    const params = { migrationId: String(migrationId), quoteId: String(quoteId) };
    const answer = await world.bridge.call("migration.confirmQuery", params, { silent: true });
    if (answer.kind === "anonymous") return { settled: "processing", recordId: "" };
    world.invalidate([...answer.invalidates, "migration.review"]);
    return { settled: batches[answer.data.status] ?? "processing", recordId: "" };
  },
  "limitOrder.create": async (world, _input, data) => {
    const { exchangeTxId, orderStatus } = data as CallOutput<"limitOrder.create">;
    const order = await orderNow(world, exchangeTxId).catch(() => orderStatus);
    return { settled: orders[order] ?? "placed", recordId: exchangeTxId };
  },
  "limitOrder.cancel": async (world, _input, data) => {
    world.invalidate(["limitOrder.list"]);
    const { exchangeTxId, orderStatus } = data as CallOutput<"limitOrder.cancel">;
    return { settled: orders[orderStatus] ?? "over", recordId: exchangeTxId };
  },
};

/** A block trade is looked for among its own records. */
async function readBlock(world: RecordWorld, exchangeTxId: string): Promise<Found> {
  const answer = await world.bridge.call("blockTrade.query", { exchangeTxId }, { silent: true });
  const [record] = answer.kind === "anonymous" ? [] : answer.data.list;
  if (answer.kind === "anonymous" || record === undefined) return { settled: "processing", recordId: "" };
  const { exchangeStatus } = record;
  if (exchangeStatus === "success" || exchangeStatus === "failure") {
    world.invalidate([...answer.invalidates, "blockTrade.query", "blockTrade.check"]);
  }
  return { settled: conversions[exchangeStatus], recordId: record.exchangeTxId };
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
async function orderNow(world: RecordWorld, exchangeTxId: string): Promise<string> {
  const answer = await world.bridge.call("limitOrder.query", { exchangeTxId }, { silent: true });
  if (answer.kind === "anonymous") throw new Error("not logged in");
  world.invalidate(["limitOrder.list", ...answer.invalidates]);
  return answer.data.orderStatus;
}
