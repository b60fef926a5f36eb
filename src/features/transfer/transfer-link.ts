import type { AccountTypeCode } from "#shared/contract/accounts.ts";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { isSame } from "#shared/domain/transfer-place.ts";
import { searchWith } from "#src/state/search-with.ts";
import type { TransferForm } from "./transfer-form.ts";

/**
 * What of the form stands in the address: `?from=FUND&to=UNIFIED.10000018&coin=USDT`, and to others `?mode=user&from=FUND&coin=USDT`.
 * Links come from outside, so they are read with care, and neither who gets money nor how much is ever a link's word.
 */

export const accountTypes: readonly AccountTypeCode[] = [
  "FUND",
  "UNIFIED",
  "SPOT",
  "CONTRACT",
  "INVESTMENT",
  "OPTION",
  "MT4",
];
const funding: TransferPlace = { memberId: "", accountType: "FUND" };
const unified: TransferPlace = { memberId: "", accountType: "UNIFIED" };
const defaultCoin = "USDT";

export function readLink(search: string): TransferForm {
  const params = new URLSearchParams(search);
  const text = (name: string): string => (params.get(name) ?? "").trim();
  const from = placeOf(text("from")) ?? funding;
  const to = placeOf(text("to")) ?? (isSame(from, unified) ? funding : unified);
  const coin = text("coin").toUpperCase();
  return {
    mode: text("mode") === "user" ? "user" : "own",
    from,
    to: isSame(from, to) ? (isSame(from, unified) ? funding : unified) : to,
    coin: /^[A-Z0-9]{1,20}$/.test(coin) ? coin : defaultCoin,
    text: "",
    by: "UID",
    who: "",
    validated: false,
    waiting: false,
    underWay: false,
  };
}

/** The address's search with this form; what else stands there stays, but for whom and how much a link would have said. */
export function writeLink(search: string, form: TransferForm): string {
  const isUser = form.mode === "user";
  return searchWith(search, {
    mode: isUser ? "user" : "",
    from: placeText(form.from),
    to: isUser ? "" : placeText(form.to),
    coin: form.coin,
    amount: "",
    by: "",
    who: "",
  });
}

/** "FUND", of a sub-account "FUND.10000018". */
export function placeText({ memberId, accountType }: TransferPlace): string {
  return memberId === "" ? accountType : `${accountType}.${memberId}`;
}

function placeOf(text: string): TransferPlace | undefined {
  const [, type = "", memberId = ""] = /^([A-Z0-9]+)(?:\.(\d{1,15}))?$/.exec(text) ?? [];
  const accountType = accountTypes.find((one) => one === type);
  return accountType && { memberId, accountType };
}
