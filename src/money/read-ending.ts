import type { CallName, CallOutput } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import type { Ending, Settled } from "./intent.ts";

export interface EndingWorld {
  readonly bridge: Pick<Bridge, "call">;
  /** A record that settled puts these reads out of date. */
  invalidate(names: readonly CallName[]): void;
  wait(ms: number): Promise<void>;
}

/** F6a.5: the result is requested each second, for up to thirty. */
const pollEveryMs = 1000;
const polls = 30;

type Found = { readonly settled: Settled; readonly recordId: string };
type Read = (world: EndingWorld, input: StoredIntent["input"], data: unknown) => Promise<Found>;

/** What a call's answer does not say yet: how its record ended. Without the record it is being processed. */
export async function readEnding(world: EndingWorld, intent: StoredIntent, data: unknown): Promise<Ending> {
  if (saysFailure(data)) return { state: "done", settled: "failed", recordId: "" };
  const read = readers[intent.call];
  let found: Found = { settled: "processing", recordId: "" };
  if (read === undefined) return { state: "done", ...found };
  for (let poll = 0; poll < polls; poll += 1) {
    found = await read(world, intent.input, data).catch(() => found);
    if (found.settled !== "processing") break;
    await world.wait(pollEveryMs);
  }
  const settled = found.settled === "processing" ? underWay(intent.call) : found.settled;
  return { state: "done", ...found, settled };
}

function underWay(call: string): Settled {
  if (call.startsWith("withdraw.")) return "withdrawing";
  return call.startsWith("transfer.") ? "transferring" : "processing";
}

/** The exchange took the intent and says in the same answer that it came to nothing. */
export function saysFailure(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return (
    ("exchangeStatus" in data && data.exchangeStatus === "failure") ||
    ("status" in data && data.status === "failure")
  );
}

/** One that is held is requested until it has arrived or come back. */
const readTransfer: Read = async (world, { transferId, coin, amount }, data) => {
  const recordId = String(transferId);
  const { status: taken } = data as CallOutput<"transfer.inter">;
  if (taken === "SUCCESS" || taken === "FAILED") return { settled: transfers[taken], recordId };
  const params = { transferId: recordId, coin: String(coin) };
  const answer = await world.bridge.call("transfer.list", params, { silent: true });
  const record = answer.kind === "anonymous" ? undefined : answer.data.list[0];
  // A record of another amount says nothing of this one.
  const isOwn = record !== undefined && compareDecimalText(record.amount, String(amount)) === 0;
  const status = isOwn ? record.status : undefined;
  if (status === "SUCCESS" || status === "FAILED") {
    world.invalidate(["transfer.list", "transfer.balances", "assets.overview", "convert.coins"]);
    return { settled: transfers[status], recordId };
  }
  return { settled: "processing", recordId };
};

const transfers = { SUCCESS: "transferred", FAILED: "transferFailed" } as const;

/** The answer to a change of the address book is its outcome. */
const readBook: Read = async () => ({ settled: "saved", recordId: "" });
/** What a withdrawal is at: its way takes minutes, and its own page follows it. */
const readWithdrawal: Read = async (world, { coin, requestId }, data) => {
  const { id } = data as CallOutput<"withdraw.create">;
  const answer = await world.bridge.call("withdraw.records", { withdrawID: id }, { silent: true });
  const record = answer.kind === "ok" ? answer.data.rows[0] : undefined;
  // A number that names another withdrawal says nothing of this one.
  const isOwn = record !== undefined && record.coin === coin && ["", requestId].includes(record.requestId);
  const status = isOwn ? record.status : undefined;
  return { settled: withdrawals[status ?? "Unknown"] ?? "withdrawing", recordId: id };
};

const withdrawals: Readonly<Record<string, Settled>> = {
  success: "withdrawn",
  Fail: "withdrawFailed",
  Reject: "withdrawFailed",
  CancelByUser: "withdrawStopped",
};

const readers: Readonly<Record<string, Read>> = {
  "addressBook.create": readBook,
  "addressBook.batchCreate": readBook,
  "addressBook.delete": readBook,
  "addressBook.edit": readBook,
  "addressBook.changeVerification": readBook,
  "addressBook.switch": readBook,
  "addressBook.superVerification": readBook,
  "transfer.inter": readTransfer,
  "transfer.universal": readTransfer,
  "transfer.toUser": readTransfer,
  "withdraw.create": readWithdrawal,
  "withdraw.cancel": async (_world, { id }, data) => {
    const { status } = data as CallOutput<"withdraw.cancel">;
    return { settled: status === 1 ? "withdrawStopped" : "tooLate", recordId: String(id) };
  },
  "withdraw.answer": async (_world, { id }) => ({ settled: "answered", recordId: String(id) }),
  // What is decided on the answers is reported by the deposit itself.
  "travelRule.submit": async (_world, { depositId }) => ({
    settled: "answered",
    recordId: String(depositId),
  }),
  "depositHold.declareCost": async () => ({ settled: "answered", recordId: "" }),
  "depositHold.return": async (_world, { depositId }, data) => {
    const { status } = data as CallOutput<"depositHold.return">;
    return { settled: status === 4 ? "returned" : "returning", recordId: String(depositId) };
  },
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
  // The page of the migration follows what was started.
  "migration.start": async () => ({ settled: "migrating", recordId: "" }),
  "cards.start": async () => ({ settled: "migrating", recordId: "" }),
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
async function readBlock(world: EndingWorld, exchangeTxId: string): Promise<Found> {
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
async function orderNow(world: EndingWorld, exchangeTxId: string): Promise<string> {
  const answer = await world.bridge.call("limitOrder.query", { exchangeTxId }, { silent: true });
  if (answer.kind === "anonymous") throw new Error("not logged in");
  world.invalidate(["limitOrder.list", ...answer.invalidates]);
  return answer.data.orderStatus;
}
