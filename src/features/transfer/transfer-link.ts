import type { AccountTypeCode } from "#shared/contract/accounts.ts";
import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { isSame } from "#shared/domain/transfer-place.ts";
import { searchWith } from "#src/state/search-with.ts";
import type { TransferForm } from "./transfer-form.ts";

/**
 * The form in the address: `?from=FUND&to=UNIFIED.10000018&coin=USDT&amount=1500`, and to others
 * `?mode=user&by=UID&who=10000018`. Links come from outside, so they are read with care.
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
const targets: readonly InternalTarget[] = ["UID", "EMAIL", "MOBILE"];
const funding: TransferPlace = { memberId: "", accountType: "FUND" };
const unified: TransferPlace = { memberId: "", accountType: "UNIFIED" };
const defaultCoin = "USDT";

export function readLink(search: string): TransferForm {
  const params = new URLSearchParams(search);
  const text = (name: string): string => (params.get(name) ?? "").trim();
  const from = placeOf(text("from")) ?? funding;
  const to = placeOf(text("to")) ?? (isSame(from, unified) ? funding : unified);
  const coin = text("coin").toUpperCase();
  const amount = text("amount");
  return {
    mode: text("mode") === "user" ? "user" : "own",
    from,
    to: isSame(from, to) ? (isSame(from, unified) ? funding : unified) : to,
    coin: /^[A-Z0-9]{1,20}$/.test(coin) ? coin : defaultCoin,
    text: /^\d{1,24}(\.\d{0,18})?$/.test(amount) ? plainAmount(amount) : "",
    by: targets.find((one) => one === text("by").toUpperCase()) ?? "UID",
    who: text("who").slice(0, 100),
    validated: false,
    waiting: false,
  };
}

/** The address's search with this form; what else stands there stays. */
export function writeLink(search: string, form: TransferForm): string {
  const isUser = form.mode === "user";
  return searchWith(search, {
    mode: isUser ? "user" : "",
    from: placeText(form.from),
    to: isUser ? "" : placeText(form.to),
    coin: form.coin,
    amount: plainAmount(form.text),
    by: isUser && form.by !== "UID" ? form.by : "",
    who: isUser ? form.who.trim() : "",
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
