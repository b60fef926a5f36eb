import { Decimal } from "./decimal.ts";
import { isUnmade } from "./file-status.ts";
import { listFault } from "./list-sanity.ts";

/** What cannot be true of the tax center's answers, whoever signed them; "" when nothing is wrong (F6i.9). Pure. */

const hasDoubles = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;

/** A row twice, more rows than there are or were requested, or none where there are some. */
const listed = (id: string) => listFault({ rows: "list", id, times: [], byId: [] });
const accountsFault = listed("uid");
const costRowsFault = listed("taxDepositRecordsId");
const reportRowsFault = listed("queryId");

/** Rows that contradict their number, or one that the keyword does not find. */
export function subAccountsFault(
  answer: {
    readonly list: readonly { readonly uid: string; readonly username: string }[];
  },
  request: { readonly keyword?: string | undefined },
): string {
  const { list } = answer;
  const { keyword = "" } = request;
  const word = keyword.trim().toLowerCase();
  const fault = accountsFault(answer, request);
  if (fault !== "") return fault;
  const isFound = ({ uid, username }: (typeof list)[number]): boolean =>
    uid.includes(word) || username.toLowerCase().includes(word);
  return list.every(isFound) ? "" : "an account that the keyword does not find";
}

interface Cost {
  readonly taxDepositRecordsId: string;
  readonly amount: string;
  readonly assumedCost: string;
  readonly creditedTime: number;
}

/** Something that came and is nothing, costs below zero, or in no currency, or before it came. */
export function costsFault(
  answer: { readonly list: readonly Cost[]; readonly currency?: string | undefined },
  request: unknown,
  serverNow: number,
): string {
  const { list, currency } = answer;
  const fault = costRowsFault(answer, request);
  if (fault !== "") return fault;
  if (currency === "" && list.length > 0) return "currency";
  if (list.some(({ amount }) => new Decimal(amount).lte(0))) return "list[].amount";
  if (list.some(({ assumedCost }) => assumedCost !== "" && new Decimal(assumedCost).lt(0)))
    return "list[].assumedCost";
  return list.some(({ creditedTime }) => isAhead(creditedTime, serverNow)) ? "list[].creditedTime" : "";
}

/** Further ahead than clocks differ. */
const isAhead = (seconds: number, serverNow: number): boolean => seconds * 1000 > serverNow + 300_000;

interface Figures {
  readonly currency?: string | undefined;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
}

const addsUp = ({ proceeds, cost, gain }: Figures): boolean => new Decimal(proceeds).minus(cost).eq(gain);

/** Money of no currency, got or paid below zero: a loss is a gain below zero. */
function moneyFault({ currency, proceeds, cost }: Figures): string {
  if (currency === "") return "currency";
  if (new Decimal(proceeds).lt(0)) return "proceeds";
  return new Decimal(cost).lt(0) ? "cost" : "";
}

/** Such money, a gain that is not proceeds less cost, income below zero, figures of a year in which nothing was. */
export function figuresFault({
  disposals,
  income,
  ...figures
}: Figures & {
  readonly disposals: number;
  readonly income: string;
}): string {
  const fault = moneyFault(figures);
  if (fault !== "") return fault;
  if (!addsUp(figures)) return "gain";
  if (new Decimal(income).lt(0)) return "income";
  const isNothing = [figures.proceeds, figures.cost].every((figure) => new Decimal(figure).isZero());
  return disposals > 0 || isNothing ? "" : "disposals";
}

interface Report {
  readonly queryId: string;
  readonly kind: string;
  readonly status: string;
  readonly parts: number;
  readonly fileSize: number;
  readonly year: number;
  readonly createdTime: number;
  readonly expireTime: number;
  readonly figures: null | Figures;
}

const isYearAhead = (year: number, serverNow: number): boolean =>
  year > new Date(serverNow + 300_000).getUTCFullYear();

/** A year that has not begun, or one twice, or what became of one that is not over. */
export function taxYearsFault(
  {
    years,
    statusYear = 0,
  }: {
    readonly years: readonly number[];
    readonly statusYear?: number | undefined;
  },
  _request: unknown,
  serverNow: number,
): string {
  const isOdd = new Set(years).size !== years.length || years.some((year) => isYearAhead(year, serverNow));
  if (isOdd) return "years[]";
  return isYearAhead(statusYear + 1, serverNow) ? "statusYear" : "";
}

/** Figures that cannot be, or of what has none or is not made, a file that is ready and has no part or no size, or was over before it was made. */
export function reportsFault(
  answer: { readonly list: readonly Report[] },
  request: unknown,
  serverNow: number,
): string {
  const { list } = answer;
  const fault = reportRowsFault(answer, request);
  if (fault !== "") return fault;
  const broken = list.find((row) => reportFault(row, serverNow) !== "");
  return broken === undefined ? "" : reportFault(broken, serverNow);
}

function reportFault(report: Report, serverNow: number): string {
  const { kind, status, parts, fileSize, year, createdTime, expireTime, figures } = report;
  if (isAhead(createdTime, serverNow)) return "list[].createdTime";
  if (isYearAhead(year, serverNow)) return "list[].year";
  if (status === "2" && parts === 0) return "list[].parts";
  if (status === "2" && fileSize === 0) return "list[].fileSize";
  if (isMade(status) && expireTime <= createdTime) return "list[].expireTime";
  if (figures === null) return "";
  if (kind !== "PNL" || isUnmade(status)) return "list[].figures";
  const fault = moneyFault(figures);
  if (fault !== "") return `list[].figures.${fault}`;
  return addsUp(figures) ? "" : "a gain that is not proceeds less cost";
}

/** Ready, or was until it expired. */
const isMade = (status: string): boolean => status === "2" || status === "3";

/** Each account that was requested once. */
export function takenFault(
  { list }: { readonly list: readonly { readonly uid: string; readonly queryId: string }[] },
  { uids }: { readonly uids: readonly string[] },
): string {
  const isWhole = list.length === new Set(uids).size && !hasDoubles(list.map(({ uid }) => uid));
  return isWhole && !hasDoubles(list.map(({ queryId }) => queryId)) ? "" : "list";
}

/** No link, or links that ran out before they came. */
export function reportUrlFault(
  { urls, expireTime }: { readonly urls: readonly string[]; readonly expireTime: number },
  _request: unknown,
  serverNow: number,
): string {
  if (urls.length === 0 || hasDoubles(urls)) return "urls";
  return expireTime * 1000 < serverNow - 300_000 ? "expireTime" : "";
}
