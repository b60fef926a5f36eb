import { fitsNothing } from "./bounds-sanity.ts";
import { Decimal, isBelow0, isDecimalText } from "./decimal.ts";

/** What cannot be true of coins, networks and ways to pay, whoever signed it; "" when nothing is wrong. Pure. */

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;
/** A ratio that takes all of it. */
const isAll = (text: string): boolean => isDecimalText(text) && new Decimal(text).gte(1);

/** A coin twice. */
export function listedCoinsFault({ list }: { readonly list: readonly { readonly coin: string }[] }): string {
  return hasTwice(list.map(({ coin }) => coin)) ? "list[].coin" : "";
}

interface Chain {
  readonly chain: string;
  readonly depositMin: string;
  readonly withdrawMin: string;
  readonly withdrawMax: string;
  readonly withdrawFee: string;
  readonly withdrawPercentageFee: string;
}

/** A network twice, a bound or a fee below nothing, bounds that nothing fits, or a fee that takes all. */
export function chainsFault({ chains }: { readonly chains: readonly Chain[] }): string {
  if (hasTwice(chains.map(({ chain }) => chain))) return "chains[].chain";
  for (const field of ["depositMin", "withdrawMin", "withdrawFee", "withdrawPercentageFee"] as const) {
    if (chains.some((chain) => isBelow0(chain[field]))) return `chains[].${field}`;
  }
  if (chains.some((chain) => fitsNothing(chain.withdrawMin, chain.withdrawMax)))
    return "chains[].withdrawMin";
  return chains.some((chain) => isAll(chain.withdrawPercentageFee)) ? "chains[].withdrawPercentageFee" : "";
}

/** A coin twice, or one of them has such networks. */
export function coinChainsFault({
  rows,
}: {
  readonly rows: readonly { readonly coin: string; readonly chains: readonly Chain[] }[];
}): string {
  if (hasTwice(rows.map(({ coin }) => coin))) return "rows[].coin";
  const fault = rows.map(chainsFault).find((one) => one !== "");
  return fault === undefined ? "" : `rows[].${fault}`;
}

interface Given {
  readonly id?: string | undefined;
  readonly addressDeposit: string;
  readonly tagDeposit: string;
  readonly depositMin?: string | undefined;
}

/** One entry twice. */
export function addressesFault({ chains }: { readonly chains: readonly Given[] }): string {
  return hasTwice(chains.flatMap(({ id }) => id ?? [])) ? "chains[].id" : "";
}

/** Two addresses, or two memos, for one coin on one network: of one of them the coins would be lost. Or a least below nothing. */
export function addressFault({ chains }: { readonly chains: readonly Given[] }): string {
  const given = chains.filter(({ addressDeposit }) => addressDeposit !== "");
  const ends = new Set(given.map(({ addressDeposit, tagDeposit }) => `${addressDeposit} ${tagDeposit}`));
  if (ends.size > 1) return "chains[].addressDeposit";
  return chains.some(({ depositMin = "" }) => isBelow0(depositMin)) ? "chains[].depositMin" : "";
}

interface Channel {
  readonly channelId: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly fee: string;
  readonly feeRate: string;
}

/** A currency or a way to pay twice, a fee below nothing, one that takes all, or bounds that nothing fits. */
export function fiatFault({
  currencies,
}: {
  readonly currencies: readonly { readonly currency: string; readonly channels: readonly Channel[] }[];
}): string {
  if (hasTwice(currencies.map(({ currency }) => currency))) return "currencies[].currency";
  for (const { channels } of currencies) {
    if (hasTwice(channels.map(({ channelId }) => channelId))) return "currencies[].channels[].channelId";
    if (channels.some(({ fee }) => isBelow0(fee))) return "currencies[].channels[].fee";
    if (channels.some(({ minAmount: min, maxAmount: max }) => isBelow0(min) || fitsNothing(min, max)))
      return "currencies[].channels[].minAmount";
    if (channels.some(({ feeRate }) => isBelow0(feeRate) || isAll(feeRate))) {
      return "currencies[].channels[].feeRate";
    }
  }
  return "";
}

/** One id for two providers. */
export function vaspsFault({
  vasp,
}: {
  readonly vasp: readonly { readonly vaspEntityId: string }[];
}): string {
  return hasTwice(vasp.map(({ vaspEntityId }) => vaspEntityId)) ? "vasp[].vaspEntityId" : "";
}

interface WithdrawTerms {
  readonly withdrawMin: string;
  readonly withdrawMax: string;
  readonly withdrawFee: string;
  readonly withdrawPercentageFee: string;
  readonly dailyUsed: string;
  readonly monthlyUsed: string;
  readonly withdrawableAmount: Readonly<
    Record<
      string,
      { readonly coin: string; readonly withdrawableAmount: string; readonly availableBalance: string }
    >
  >;
}

/** Figures below nothing, bounds that nothing fits, a fee that takes all, what there is of another coin, or more to withdraw than there is. */
export function withdrawTermsFault(answer: WithdrawTerms, { coin }: { readonly coin: string }): string {
  const terms = answer;
  for (const field of [
    "withdrawMin",
    "withdrawFee",
    "withdrawPercentageFee",
    "dailyUsed",
    "monthlyUsed",
  ] as const) {
    if (isBelow0(terms[field])) return field;
  }
  if (fitsNothing(terms.withdrawMin, terms.withdrawMax)) return "withdrawMin";
  if (isAll(terms.withdrawPercentageFee)) return "withdrawPercentageFee";
  const wallets = Object.values(terms.withdrawableAmount);
  const isOdd = wallets.some(
    (wallet) =>
      wallet.coin !== coin ||
      isBelow0(wallet.withdrawableAmount) ||
      new Decimal(wallet.withdrawableAmount).gt(Decimal.max(wallet.availableBalance, 0)),
  );
  return isOdd ? "withdrawableAmount" : "";
}
