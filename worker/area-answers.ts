import type { HttpClient } from "./http/client.ts";
import type { AreaAnswers } from "./lazy-answers.ts";
import { lazyOnce, lazyPart } from "./local-calls.ts";

export interface AreaWorld {
  readonly http: HttpClient;
  /** Server time, ms. */
  readonly serverNow: () => number;
  readonly token: () => Promise<string>;
}

/** What the worker answers of areas that no first visit shows. Each area's code comes with the first call that needs it. */
export function createAreaAnswers({ http, serverNow, token }: AreaWorld): AreaAnswers {
  const deposits = lazyOnce(async () =>
    (await import("./deposit/answers.ts")).createDepositAnswers(http, token),
  );
  const senders = lazyOnce(async () =>
    (await import("./deposit-risk/sender.ts")).createSenderAnswers(http, serverNow),
  );
  const fiat = lazyOnce(async () => (await import("./fiat/answers.ts")).createFiatAnswers(http));
  const ledgers = lazyOnce(async () =>
    (await import("./records/ledger-answers.ts")).createLedgerAnswers(http, token),
  );
  return {
    "transfer.csv": async (input) =>
      (await lazyPart(() => import("./records/transfer-csv.ts"))).transferCsv(http, input),
    "ledger.funding": async (input) => (await ledgers())["ledger.funding"](input),
    "ledger.derivatives": async (input) => (await ledgers())["ledger.derivatives"](input),
    "ledger.fundingCsv": async (input) => (await ledgers())["ledger.fundingCsv"](input),
    "ledger.derivativesCsv": async (input) => (await ledgers())["ledger.derivativesCsv"](input),
    "deposit.address": async (input) => (await deposits())["deposit.address"](input),
    "deposit.addressList": async (input) => (await deposits())["deposit.addressList"](input),
    "deposit.saveAddress": async (input) => (await deposits())["deposit.saveAddress"](input),
    "fiat.estimate": async (input) => (await fiat())["fiat.estimate"](input),
    "deposit.sender": async (input) => (await senders())["deposit.sender"](input),
    "deposit.csv": async (input) => (await deposits())["deposit.csv"](input),
    "addressBook.book": async () => (await lazyPart(() => import("./address-book/book.ts"))).readBook(http),
    "withdraw.target": async (input) =>
      (await lazyPart(() => import("./withdraw/target.ts"))).withdrawTarget(http, input),
    "qrCode.read": async (input) => (await lazyPart(() => import("./withdraw/qr-code.ts"))).readQrCode(input),
    "withdraw.limits": async () =>
      (await lazyPart(() => import("./withdraw/limits.ts"))).withdrawLimits(http, serverNow),
    "migration.review": async (input) =>
      (await lazyPart(() => import("./migration/review.ts"))).migrationReview(http, input),
    "withdraw.csv": async (input) =>
      (await lazyPart(() => import("./withdraw/withdraw-csv.ts"))).withdrawCsv(http, input),
  };
}
