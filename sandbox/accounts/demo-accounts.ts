import {
  blockOpening,
  crumbs,
  funded,
  mainOpening,
  moving,
  regional,
  withdrawing,
  withMemes,
} from "./demo-openings.ts";
import type { OpeningBalances, Profile } from "./person.ts";

/** The people of the sandbox: each shows another side of the product. */
export interface DemoAccount {
  readonly name: string;
  /** One line for the sign-in page. */
  readonly about: string;
  /** Host name of the site it suits, "" for the global one. */
  readonly site: string;
  readonly profile: Profile;
  readonly opening: OpeningBalances;
}

const plainLabel = { type: 0, level: 0, name: "No VIP" };

function profile(name: string, part: Partial<Profile>): Profile {
  return {
    currencyCode: "USD",
    subAttribute: 0,
    email: `${name.slice(0, 2)}****@example.com`,
    mobile: "",
    kycLevel: "LEVEL_2",
    kycRegion: "SGP",
    label: plainLabel,
    security: { authenticator: true },
    ...part,
  };
}

function account(
  name: string,
  about: string,
  part: Partial<Profile> = {},
  opening: OpeningBalances = {},
  site = "",
): DemoAccount {
  return { name, about, site, profile: profile(name, part), opening };
}

const label = (type: number, level: number, name: string) => ({ type, level, name });

/** Whose account moves to the EU site, by what comes after "mover". */
const movers: Readonly<Record<string, string>> = {
  "": "has not begun",
  "-begun": "has just begun",
  "-identity": "identity data is looked at",
  "-rejected": "identity data was rejected",
  "-checking": "what is in the way is looked for",
  "-checks": "two positions and a savings product are in the way, for a minute or two",
  "-review": "assets are to be reviewed",
  "-converting": "a conversion is running",
  "-ready": "ready to start",
  "-moving": "assets are on their way",
  "-card": "cards are to be chosen",
  "-card-moving": "a card is on its way",
  "-card-retry": "a card did not move",
  "-done": "has moved",
  "-stopped": "was stopped",
  "-failed": "came to a halt halfway",
};

function moverAccount([name, about]: readonly [string, string]): DemoAccount {
  const isUnknownThere = name === "-identity" || name === "-rejected";
  const part = { currencyCode: "EUR", kycRegion: isUnknownThere ? "SGP" : "AUT", migratesTo: "EU" } as const;
  const owns = name === "-review" ? withMemes : moving;
  return account(`mover${name}`, `Moves to the EU site: ${about}`, part, owns);
}

export const demoAccounts: readonly DemoAccount[] = [
  account("funded", "Coins of many kinds, identity checked", { mobile: "+65****4821" }, funded),
  account("new", "Just registered, nothing in it", { kycLevel: "LEVEL_1" }),
  account(
    "vip",
    "VIP-3, large balances",
    { label: label(2, 3, "VIP-3"), security: { authenticator: true, fundPassword: true }, hasVipLimit: true },
    {
      funding: { BTC: "48.1907", USDT: "1950000", ETH: "910.4", SOL: "15200", USDC: "640000" },
      unified: { BTC: "12", USDT: "850000" },
    },
  ),
  account(
    "newvip",
    "VIP-1 since today: may raise the withdrawal limit",
    { label: label(2, 1, "VIP-1") },
    { funding: { USDT: "240000", BTC: "3" } },
  ),
  account(
    "pro",
    "PRO-1, trades on the unified account",
    { label: label(3, 1, "PRO-1") },
    { funding: { USDT: "52000" }, unified: { BTC: "9.75", ETH: "120", USDT: "430000" } },
  ),
  account(
    "islamic",
    "Islamic sub-account: some coins are not offered",
    { subAttribute: 2, kycRegion: "MYS" },
    { funding: { BTC: "0.35", USDT: "9100", ETH: "4.2", SOL: "40" } },
  ),
  account(
    "nokyc",
    "Identity not checked: may look, may not convert",
    { kycLevel: "LEVEL_DEFAULT", kycRegion: "" },
    { funding: { BTC: "0.05", USDT: "350" } },
  ),
  account(
    "loan",
    "Owes on a loan: may not convert",
    { borrows: true },
    { funding: { BTC: "0.8", USDT: "12000" } },
  ),
  account(
    "upgrading",
    "Change to the unified account running: may not convert yet",
    { unifiedState: "PROCESS" },
    { funding: { BTC: "0.4", USDT: "4300" } },
  ),
  account(
    "ineligible",
    "Lives where converting is not offered",
    { kycRegion: "USA" },
    { funding: { BTC: "0.2", USDT: "1500" } },
  ),
  account("crumbs", "Little of many coins, for small balances", {}, crumbs),
  account("blocks", "Block trades from three wallets, and means for more", {}, blockOpening),
  account(
    "margin",
    "Trades spot on margin: no block trades",
    { spotMargin: true },
    { funding: { BTC: "3.5", USDT: "240000" } },
  ),
  account("main", "Main account with three sub-accounts", {}, mainOpening),
  account("historian", "100,000 entries in two years, converted 46 times in the last weeks", {}, funded),
  account(
    "depositor",
    "Deposits in each state, addresses with remarks",
    {},
    { funding: { USDT: "35230.7743" } },
  ),
  account("withdrawer", "Withdrawals in each state", {}, withdrawing),
  account(
    "stopped",
    "Password changed a moment ago: no withdrawals for a day",
    {},
    { funding: { BTC: "0.3", USDT: "5400" } },
  ),
  account("frozen", "Withdrawals are banned", { status: 4 }, { funding: { BTC: "0.1", USDT: "800" } }),
  account(
    "limited",
    "Identity not checked, today's withdrawal limit used up",
    { kycLevel: "LEVEL_DEFAULT", kycRegion: "" },
    { funding: { USDT: "31000" } },
  ),
  account(
    "incomplete",
    "Identity check not complete (India): may not withdraw",
    { kycRegion: "IND", isIdentityIncomplete: true },
    { funding: { USDT: "2600" } },
  ),
  account("trader", "May apply for options", {}, { funding: { USDT: "4200" } }),
  account("reviewed", "Application for options is being read", {}, { funding: { USDT: "2600" } }),
  account(
    "retaker",
    "Application for options turned down, next try in days",
    {},
    { funding: { USDT: "900" } },
  ),
  account("ready", "May trade options", {}, { funding: { USDT: "7800" } }),
  ...Object.entries(movers).map(moverAccount),
  account(
    "ambassador",
    "In the ambassador programme, VIP-2",
    { label: label(2, 2, "VIP-2") },
    { funding: { USDT: "31500" } },
  ),
  account("applicant", "Asked to join the ambassador programme", {}, { funding: { USDT: "5200" } }),
  account("declined", "Not taken into the ambassador programme", {}, { funding: { USDT: "640" } }),
  account(
    "banned",
    "May not convert for some years",
    { convertBanUntil: Date.UTC(2030, 0, 1) / 1000 },
    { funding: { BTC: "0.15", USDT: "2200" } },
  ),
  account(
    "taxpayer",
    "Austria: two years of conversions, costs to declare, three sub-accounts",
    { currencyCode: "EUR", kycRegion: "AUT" },
    { funding: { BTC: "0.84", USDT: "21400.5", ETH: "9.2", SOL: "120", EURC: "3400" } },
    "eu",
  ),
  account(
    "undeclared",
    "No tax residence declared: no tax reports yet",
    { kycLevel: "LEVEL_1", kycRegion: "AUT", currencyCode: "EUR" },
    { funding: { BTC: "0.12", USDT: "900" } },
    "eu",
  ),
  account(
    "india",
    "Lives in India: a tax statement of its conversions",
    { currencyCode: "INR", kycRegion: "IND" },
    regional("INR"),
  ),
  account("eu", "EU site", { currencyCode: "EUR", kycRegion: "AUT" }, regional("EUR"), "eu"),
  account("nl", "Dutch site", { currencyCode: "EUR", kycRegion: "NLD" }, regional("EUR"), "nl"),
  account("kz", "Kazakhstan site", { currencyCode: "KZT", kycRegion: "KAZ" }, regional("KZT"), "kz"),
  account("tr", "Turkish site", { currencyCode: "TRY", kycRegion: "TUR" }, regional("TRY"), "tr"),
  account("hk", "Hong Kong site", { currencyCode: "HKD", kycRegion: "HKG" }, regional("HKD"), "hk"),
  account("kr", "Lives in Korea", { kycRegion: "KOR" }, { funding: { BTC: "0.3", USDT: "5200" } }),
  account("ae", "UAE site", { currencyCode: "AED", kycRegion: "ARE" }, regional("AED"), "ae"),
];
