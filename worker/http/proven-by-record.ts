import type { CallOutput } from "#shared/contract/index.ts";
import { isOfTransfer } from "#shared/domain/transfer-record.ts";
import { isOfWithdrawal } from "#shared/domain/withdraw-record.ts";
import type { HttpClient } from "./client.ts";
import type { Fields } from "./fields.ts";
import { ownCall } from "./own-call.ts";

type Http = Pick<HttpClient, "call">;
type Reader = (http: Http, sent: Fields) => Promise<object | undefined>;

/**
 * What a money call came to by the verified record that names it and is of what was sent, as the call would have answered. Undefined where
 * there is none, which proves nothing.
 */
export async function provenByRecord(http: Http, call: string, sent: Fields): Promise<object | undefined> {
  return readers[call]?.(http, sent).catch(() => undefined);
}

const ofWithdrawal: Reader = async (http, sent) => {
  const requestId = String(sent.requestId);
  const { rows } = await ownCall(http, "withdraw.records", { createdBy: requestId });
  const own = rows.find((row) => row.requestId === requestId && isOfWithdrawal(row, sent));
  return own && ({ id: own.withdrawId } satisfies CallOutput<"withdraw.create">);
};

const ofTransfer: Reader = async (http, sent) => {
  const transferId = String(sent.transferId);
  const { list } = await ownCall(http, "transfer.list", { transferId });
  const own = list.find((record) => record.transferId === transferId && isOfTransfer(record, sent));
  return own && ({ transferId, status: own.status } satisfies CallOutput<"transfer.inter">);
};

const readers: Readonly<Record<string, Reader>> = {
  "withdraw.create": ofWithdrawal,
  "transfer.inter": ofTransfer,
  "transfer.universal": ofTransfer,
  "transfer.toUser": ofTransfer,
};
