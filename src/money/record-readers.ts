import type { CallName, CallOutput } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { isOfTransfer } from "#shared/domain/transfer-record.ts";
import { isOut, isTurnedBack } from "#shared/domain/withdraw-end.ts";
import { isOfWithdrawal } from "#shared/domain/withdraw-record.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import type { Settled } from "./intent.ts";

export interface RecordWorld {
  readonly bridge: Pick<Bridge, "call">;
  /** A record that settled puts these reads out of date. */
  invalidate(names: readonly CallName[]): void;
}

export interface Found {
  readonly settled: Settled;
  readonly recordId: string;
  /** What came, where its record says so: it may be another amount than was quoted. */
  readonly receives?: StoredIntent["receives"];
  /** What was taken, where its record says so. */
  readonly pays?: StoredIntent["pays"];
}

/** Reads the record of what a call did; `data`: the call's own answer, `told`: what the person was told of it. */
export type Read = (
  world: RecordWorld,
  input: StoredIntent["input"],
  data: unknown,
  told: Pick<StoredIntent, "pays" | "receives" | "coins">,
) => Promise<Found>;

/** One that is held, or is said to have failed as it was taken, is requested until its record says that it arrived or came back. */
const readTransfer: Read = async (world, input, data) => {
  const recordId = String(input.transferId);
  const { status: taken } = data as CallOutput<"transfer.inter">;
  if (taken === "SUCCESS") return { settled: transfers[taken], recordId };
  const params = { transferId: recordId, coin: String(input.coin) };
  const answer = await world.bridge.call("transfer.list", params, { silent: true });
  const record = answer.kind === "anonymous" ? undefined : answer.data.list[0];
  const isOwn = record !== undefined && isOfTransfer(record, input);
  const status = isOwn ? record.status : undefined;
  if (status === "SUCCESS" || status === "FAILED") {
    world.invalidate(["transfer.list", "transfer.balances", "assets.overview", "convert.coins"]);
    return { settled: transfers[status], recordId };
  }
  return { settled: "processing", recordId };
};

const transfers = { SUCCESS: "transferred", FAILED: "transferFailed" } as const;

async function withdrawalOf(world: RecordWorld, id: string): Promise<WithdrawRecord | undefined> {
  const answer = await world.bridge.call("withdraw.records", { withdrawID: id }, { silent: true });
  return answer.kind === "ok" ? answer.data.rows[0] : undefined;
}

/** A record that says otherwise than the answer has the word: what went out was not called back. */
const readCancellation: Read = async (world, { id }, data) => {
  const recordId = String(id);
  const { status } = data as CallOutput<"withdraw.cancel">;
  const record = await withdrawalOf(world, recordId).catch(() => undefined);
  if (status === 1 && record?.status === "Unknown") return { settled: "unclear", recordId };
  const isStopped = record?.status === "CancelByUser" || (status === 1 && !(record && isOut(record)));
  return { settled: isStopped ? "withdrawStopped" : "tooLate", recordId };
};

/** What a withdrawal is at: its way takes minutes, and its own page follows it. One that its answer denies is what its record says. */
const readWithdrawal: Read = async (world, input, data) => {
  const taken = data as CallOutput<"withdraw.create">;
  const goesOn = isTurnedBack(taken) ? "processing" : "withdrawing";
  const record = await withdrawalOf(world, taken.id);
  // A number that names another withdrawal says nothing of this one, and does not lead to it.
  if (record !== undefined && !isOfWithdrawal(record, input)) return { settled: goesOn, recordId: "" };
  const { status = "Unknown", coin = "", debited = "" } = record ?? {};
  const settled = (goesOn === "withdrawing" || isTurnedBack({ status })) && withdrawals[status];
  return {
    settled: settled || goesOn,
    recordId: taken.id,
    ...(debited !== "" && { pays: { coin, amount: debited } }),
  };
};

/** Answers that are said to end it do where its record says so too. */
const readAnswers: Read = async (world, { id }, data) => {
  const recordId = String(id);
  const taken = data as CallOutput<"withdraw.answer">;
  if (!isTurnedBack(taken)) {
    return { settled: taken.status === "MoreInformationRequired" ? "withdrawHeld" : "answered", recordId };
  }
  const record = await withdrawalOf(world, recordId);
  return {
    settled: (record && isTurnedBack(record) && withdrawals[record.status]) || "processing",
    recordId,
  };
};

const withdrawals: Readonly<Record<string, Settled>> = {
  MoreInformationRequired: "withdrawHeld",
  success: "withdrawn",
  Fail: "withdrawFailed",
  Reject: "withdrawFailed",
  CancelByUser: "withdrawStopped",
};

/** What is no conversion and no change of the address book, by call. */
export const recordReaders: Readonly<Record<string, Read>> = {
  "transfer.inter": readTransfer,
  "transfer.universal": readTransfer,
  "transfer.toUser": readTransfer,
  "withdraw.create": readWithdrawal,
  "withdraw.cancel": readCancellation,
  "withdraw.answer": readAnswers,
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
  // The page of the migration follows what was started.
  "migration.start": async () => ({ settled: "migrating", recordId: "" }),
  "cards.start": async () => ({ settled: "migrating", recordId: "" }),
};
