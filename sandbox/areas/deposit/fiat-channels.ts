import type { FiatChannel, FiatPreferences } from "#shared/contract/deposit.ts";
import { permissionsOf } from "../../accounts/permissions.ts";
import type { Person } from "../../accounts/person.ts";
import { Refusal } from "../../refusal.ts";

/** Ways to pay in and out by currency, with what they cost; each site offers those of its place. */

interface Way extends Omit<FiatChannel, "enabled" | "channelId"> {
  /** Of deposits, of withdrawals; a way that is listed for one side only is shown closed on the other. */
  readonly sides: "in" | "out" | "both";
  readonly closed?: true;
}

const way = (
  name: string,
  [minAmount, maxAmount]: readonly [string, string],
  [fee, feeRate]: readonly [string, string],
  arrival: string,
  part: Partial<Pick<Way, "sides" | "closed">> = {},
): Way => ({ name, minAmount, maxAmount, fee, feeRate, arrival, sides: "both", ...part });

const card = (min: string, max: string): Way =>
  way("Credit Card", [min, max], ["0", "0.018"], "AT_ONCE", { sides: "in" });

const ways: Readonly<Record<string, readonly Way[]>> = {
  EUR: [
    way("SEPA Instant", ["10", "50000"], ["0", "0"], "SECONDS", { sides: "in" }),
    way("SEPA Instant", ["20", "50000"], ["1", "0"], "SECONDS", { sides: "out" }),
    way("SEPA", ["10", "1000000"], ["0", "0"], "ONE_TO_TWO_DAYS"),
    card("20", "5000"),
    way("Google Pay", ["20", "2000"], ["0", "0.018"], "AT_ONCE", { sides: "in", closed: true }),
  ],
  TRY: [
    way("FAST", ["100", "100000"], ["0", "0"], "SECONDS"),
    way("EFT", ["100", "5000000"], ["5", "0"], "SAME_DAY"),
  ],
  KZT: [way("Bank transfer", ["5000", "50000000"], ["250", "0.001"], "SAME_DAY"), card("5000", "2000000")],
  HKD: [way("FPS", ["100", "1000000"], ["0", "0"], "SECONDS")],
  AED: [way("Bank transfer", ["50", "500000"], ["5", "0"], "SAME_DAY"), card("50", "20000")],
  USD: [way("SWIFT", ["100", "1000000"], ["25", "0"], "ONE_TO_TWO_DAYS"), card("20", "5000")],
};

/** What a person can pay with; the currency of their profile comes first. Refuses who may not (42039, 10024). */
export function fiatPreferences(person: Person, side: 0 | 1, now: number): FiatPreferences {
  const permission = permissionsOf(person.profile, now)[side === 0 ? "fiatDeposit" : "fiatWithdraw"];
  if (!permission.allow) throw new Refusal(permission.reason, "Not open to you");
  const own = person.profile.currencyCode;
  const fiat = Object.hasOwn(ways, own) ? own : "EUR";
  const order = [fiat, ...Object.keys(ways).filter((one) => one !== fiat)];
  const currencies = order.map((currency) => ({ currency, channels: channelsOf(currency, side) }));
  const last = currencies[0]?.channels.find(({ enabled }) => enabled);
  return { fiat, paymentMethod: last?.name ?? "", currencies, side };
}

function channelsOf(currency: string, side: 0 | 1): FiatChannel[] {
  const all = ways[currency] ?? [];
  const isFor = ({ sides }: Way): boolean => sides === "both" || sides === (side === 0 ? "in" : "out");
  const names = [...new Set(all.map(({ name }) => name))];
  return names.flatMap((name) => {
    const of = all.filter((one) => one.name === name);
    const found = of.find(isFor) ?? of[0];
    if (found === undefined) return [];
    const { sides: _sides, closed, ...terms } = found;
    const channelId = `${currency}_${name.toUpperCase().replaceAll(" ", "_")}`;
    return [{ ...terms, channelId, enabled: isFor(found) && closed !== true }];
  });
}
