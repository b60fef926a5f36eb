import { useEffect, useEffectEvent, useState } from "react";
import type { TransferStatus } from "#shared/contract/transfer.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { isOfTransfer } from "#shared/domain/transfer-record.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { Recipient } from "#src/entry/use-recipient.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import { useEqualIntent } from "#src/money/use-equal-intent.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { processingEveryMs } from "#src/records/record-source.ts";
import { sourceOf } from "./transfer-form.ts";
import {
  callOf,
  orderKey,
  orderOf,
  sendable,
  type TransferCall,
  type TransferOrder,
} from "./transfer-intent.ts";
import type { Transfer } from "./use-transfer.ts";

/** `UNCLEAR`: the answer that took it says that nothing was moved, and no record of it is there. */
type Stand = TransferStatus | "UNCLEAR";

export interface Sending {
  /** What is reviewed; null while nothing is. */
  readonly order: TransferOrder | null;
  readonly action: PlainAction<TransferCall>;
  /** How it stands once it was taken. */
  readonly status: Stand | null;
  /** How often a review was requested of what could not be reviewed. */
  readonly turnedDown: number;
  /** Sends the money, once. */
  readonly send: () => void;
  readonly close: () => void;
  /** Shows what becomes of one that was sent before. */
  readonly show: (intent: OpenIntent) => void;
}

/** What the dialog and its parts stand on. */
export interface TransferDialogProps {
  readonly transfer: Transfer;
  readonly sending: Sending;
}

/** One transfer from its review to its outcome. */
export function useSending(transfer: Transfer, recipient: Recipient | null): Sending {
  const actions: Readonly<Record<TransferCall, PlainAction<TransferCall>>> = {
    "transfer.inter": usePlainIntent<TransferCall>("transfer.inter"),
    "transfer.universal": usePlainIntent<TransferCall>("transfer.universal"),
    "transfer.toUser": usePlainIntent<TransferCall>("transfer.toUser"),
  };
  const [order, setOrder] = useState<TransferOrder | null>(null);
  const [turnedDown, setTurnedDown] = useState(0);
  const [shown, setShown] = useState<TransferCall>("transfer.inter");
  const { answered, row, change, form } = transfer;
  const to = form.mode === "user" ? null : form.to;
  const ends = {
    from: sourceOf(form),
    to,
    // One that was found stands ready for the way back to it.
    recipient: to === null ? recipient : null,
    members: transfer.members,
  };
  // Once: serving the request ends it.
  if (answered && row !== undefined) {
    change({ type: "served" });
    const isMissing = form.mode === "user" && recipient === null;
    if (row.ready && !isMissing) {
      const next = orderOf(row, form.coin, ends, crypto.randomUUID());
      setOrder(next);
      setShown(callOf(next));
    } else setTurnedDown(turnedDown + 1);
  }
  const action = actions[shown];
  const { intent, state } = action;
  useEffect(() => {
    if (order !== null) intent.showOpen(orderKey(order));
  }, [order, intent]);
  const key = orderKey(order ?? { ...ends, coin: form.coin, amount: plainAmount(form.text) });
  const isUnderWay = useEqualIntent(key, () => change({ type: "sent" }));
  if (form.underWay !== isUnderWay) change({ type: "underWay", underWay: isUnderWay });
  const status = useStatus(order, state, transfer.readAgain);
  return {
    order,
    action,
    status,
    turnedDown,
    send() {
      if (order !== null) void intent.send(sendable(order));
    },
    close() {
      if (action.locked) return;
      intent.reset();
      setOrder(null);
      // It was taken, and nothing was moved: as one that was refused, it can be looked over once more.
      if (status === "FAILED" && order !== null) change({ type: "filled", text: order.amount });
    },
    show({ call, requestId }) {
      const sent = (Object.keys(actions) as TransferCall[]).find((name) => name === call);
      if (sent === undefined) return;
      // No review that is still to come opens over it.
      change({ type: "served" });
      setShown(sent);
      actions[sent].intent.showIntent(requestId);
    },
  };
}

/**
 * One that is on its way is asked for until it has arrived or come back, which moves balances once more: then `onEnd`. That nothing was
 * moved its record alone says: an answer that took it and denies it in the same breath is none.
 */
function useStatus(
  order: TransferOrder | null,
  state: PlainAction<TransferCall>["state"],
  onEnd: () => void,
): Stand | null {
  const taken = state.status === "done" ? state.data : null;
  const [last, setLast] = useState<{ readonly id: string; readonly status: TransferStatus } | null>(null);
  const answered = taken?.status === "FAILED" ? "UNCLEAR" : (taken?.status ?? null);
  const status: Stand | null = last !== null && last.id === taken?.transferId ? last.status : answered;
  const isOpen = status !== null && status !== "SUCCESS" && status !== "FAILED";
  const query = useCall(
    "transfer.list",
    { transferId: taken?.transferId ?? "" },
    { enabled: isOpen, refetchEveryMs: isOpen ? processingEveryMs : 0 },
  );
  const record = query.data?.list[0];
  const isOwn =
    record !== undefined &&
    order !== null &&
    record.transferId === taken?.transferId &&
    isOfTransfer(record, sendable(order).input);
  if (isOwn && record.status !== status) setLast({ id: record.transferId, status: record.status });
  const hasEnded = last !== null && last.id === taken?.transferId && !isOpen;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return status;
}
