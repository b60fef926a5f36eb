import { compareDecimalText } from "#shared/domain/decimal-text.ts";

interface Transfer {
  readonly coin: string;
  readonly amount: string;
}

/** A record of another coin or amount says nothing of what was sent, whatever its number. */
export function isOfTransfer(record: Transfer, sent: Transfer): boolean {
  return record.coin === sent.coin && compareDecimalText(record.amount, sent.amount) === 0;
}
