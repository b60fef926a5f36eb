import type { ReadState } from "../contract/read-state.ts";
import type { TransferBalance, TransferMember, TransferPair } from "../contract/transfer.ts";
import type {
  TransferEstimateParams,
  TransferEstimateRow,
  TransferIssue,
  TransferPlace,
} from "../contract/transfer-estimate.ts";
import { anyAccuracy } from "./any-accuracy.ts";
import { Decimal, floorTo } from "./decimal.ts";
import { decimalsOf, plainAmount } from "./plain-amount.ts";
import { isSame } from "./transfer-place.ts";

/** What the server and the feed say; undefined until it came. Balances are null for a coin that is not there. */
export interface TransferBasis {
  readonly pairs: readonly TransferPair[] | undefined;
  /** The person's own: money goes to no other by a link that names one. */
  readonly members: readonly TransferMember[] | undefined;
  readonly from: TransferBalance | null | undefined;
  /** Null also where it is another person's. */
  readonly to: TransferBalance | null | undefined;
  /** Where the server refuses to say the balance, only the server can check the amount. */
  readonly accounts: ReadState;
  /** USDT for one coin, "" when stale or absent; units of the currency for one USDT. */
  readonly price: string;
  readonly currencyPerUsdt: string;
}

const valueDecimals = 2;
const parts = ["25", "50", "75", "100"] as const;

/** A transfer while it is typed. Amounts are exact; only its value rounds. */
export function estimateTransfer(params: TransferEstimateParams, basis: TransferBasis): TransferEstimateRow {
  const { coin, amountText, currency, to } = params;
  const { from, accounts } = basis;
  const amount = plainAmount(amountText);
  const places = from?.accuracyLength ?? anyAccuracy;
  const transferable = from?.transferBalance ?? "";
  const issue = issueOf(params, basis, amount);
  const isPositive = amount !== "" && new Decimal(amount).gt(0);
  const moves = isPositive && issue === null;
  return {
    key: "transfer",
    amount,
    value: amountValue(amount, basis),
    currency,
    balance: from?.walletBalance ?? "",
    transferable,
    // Of a debt nothing is held back.
    held: from ? Decimal.max(new Decimal(from.walletBalance).minus(from.transferBalance), 0).toFixed() : "",
    toBalance: to === null ? "" : (basis.to?.walletBalance ?? ""),
    fromAfter: moves && from ? new Decimal(from.walletBalance).minus(amount).toFixed() : "",
    toAfter: moves && basis.to ? new Decimal(basis.to.walletBalance).plus(amount).toFixed() : "",
    places,
    portions: Object.fromEntries(
      parts.map((part) => [part, portionOf(transferable, part, places)]),
    ) as TransferEstimateRow["portions"],
    issue,
    accounts,
    complete: coin !== "" && accounts !== "waiting",
    ready: moves && accounts === "read",
  };
}

function amountValue(amount: string, { price, currencyPerUsdt }: TransferBasis): string {
  if (amount === "" || price === "" || currencyPerUsdt === "") return "";
  return floorTo(new Decimal(amount).times(price).times(currencyPerUsdt), valueDecimals);
}

/** "" where it would be nothing. */
function portionOf(transferable: string, part: string, places: number): string {
  if (transferable === "") return "";
  const amount = floorTo(new Decimal(transferable).times(part).div(100), places);
  return new Decimal(amount).gt(0) ? amount : "";
}

/** The first thing that keeps it from being sent: its ends, the coin, the text, its size. A plain zero is none yet. */
function issueOf(
  { from, to, coin, amountText }: TransferEstimateParams,
  basis: TransferBasis,
  amount: string,
): TransferIssue | null {
  if (to !== null && isSame(from, to)) return { code: "same-place", figures: {}, repair: "" };
  // Of the two calls one moves within the main account, and the other between members that differ (F2i.7).
  if (to !== null && from.memberId !== "" && from.memberId === to.memberId)
    return { code: "within-sub", figures: {}, repair: "" };
  if (!canMove(from, to, coin, basis)) return { code: "cannot-move", figures: { coin }, repair: "" };
  if (amountText === "") return null;
  if (amount === "") return { code: "not-a-number", figures: {}, repair: "" };
  return sizeIssue(coin, basis.from, amount);
}

/** To another person goes what may go to a funding account. */
function canMove(
  from: TransferPlace,
  to: TransferPlace | null,
  coin: string,
  { pairs, members, from: balance }: TransferBasis,
): boolean {
  if (![from, to].every((place) => place === null || isOwn(place, members))) return false;
  if (coin === "" || pairs === undefined) return true;
  const pair = pairs.find(
    (one) => one.fromAccountType === from.accountType && one.toAccountType === (to?.accountType ?? "FUND"),
  );
  return balance !== null && pair?.coins.includes(coin) === true;
}

function isOwn({ memberId }: TransferPlace, members: TransferBasis["members"]): boolean {
  return memberId === "" || members === undefined || members.some(({ uid }) => uid === memberId);
}

function sizeIssue(
  coin: string,
  from: TransferBalance | null | undefined,
  amount: string,
): TransferIssue | null {
  if (!from) return null;
  const { accuracyLength: places, transferBalance: limit } = from;
  const typed = new Decimal(amount);
  if (decimalsOf(amount) > places) {
    return {
      code: "too-many-decimals",
      figures: { coin, decimals: String(places) },
      repair: positive(floorTo(typed, places)),
    };
  }
  if (typed.lte(limit)) return null;
  const figures = { coin, limit, over: typed.minus(limit).toFixed() };
  return { code: "over-transferable", figures, repair: positive(floorTo(new Decimal(limit), places)) };
}

function positive(amount: string): string {
  return new Decimal(amount).gt(0) ? amount : "";
}
