import { and, eq, sql } from "drizzle-orm";
import { type StatementKind, type StatementRule, statementKind } from "#shared/contract/statements.ts";
import type { Person } from "../../accounts/person.ts";
import { type FileFormat, fileFormats } from "../../files/file-table.ts";
import type { Db } from "../../ledger/database.ts";
import type { Wallet } from "../../ledger/ledger.ts";
import { accounts } from "../../ledger/tables.ts";

/** Account types of the API, and the wallets of the books that they are. */
const walletsOf: Readonly<Record<string, Wallet>> = { FUND: "funding", UNIFIED: "unified", SPOT: "spot" };

export interface Kind {
  readonly formats: readonly FileFormat[];
  /** Account types that it can be of; none where accounts do not matter. */
  readonly accounts: readonly string[];
  /** Of which of them the person has to have one. */
  readonly only?: "spot" | "india";
}

const all = fileFormats;
const document: readonly FileFormat[] = ["PDF"];

/** The kinds that this exchange keeps something of. It has no copy trading, bots, savings, leveraged tokens or classic contracts. */
const kinds: Partial<Readonly<Record<StatementKind, Kind>>> = {
  FUNDING: { formats: all, accounts: ["FUND"] },
  UNIFIED: { formats: all, accounts: ["UNIFIED"] },
  SPOT: { formats: all, accounts: ["SPOT"], only: "spot" },
  PRE_UPGRADE: { formats: all, accounts: ["SPOT"], only: "spot" },
  DERIVATIVES: { formats: all, accounts: ["UNIFIED"] },
  USDT: { formats: all, accounts: ["FUND", "UNIFIED"] },
  USDC: { formats: all, accounts: ["FUND", "UNIFIED"] },
  DEPOSIT: { formats: all, accounts: ["FUND", "UNIFIED"] },
  WITHDRAW: { formats: all, accounts: [] },
  CONVERT: { formats: all, accounts: [] },
  PERSONAL_INFO: { formats: all, accounts: [] },
  ACCOUNT_STATEMENT: { formats: document, accounts: [] },
  INDIA_TAX: { formats: document, accounts: [], only: "india" },
};

const maxDays = 365;
/** A financial year may be a leap year. */
const maxDaysOf: Partial<Readonly<Record<StatementKind, number>>> = { ACCOUNT_STATEMENT: 1, INDIA_TAX: 366 };

/** Every kind as this person may ask for it (F2e.1); India's tax statement by where the identity is from (F8.12). */
export async function rulesOf(db: Db, person: Person): Promise<readonly StatementRule[]> {
  const hasSpot = await hasWallet(db, person, "spot");
  return statementKind.options.map((kind) => {
    const known = kinds[kind];
    const isMet =
      known?.only === undefined || (known.only === "spot" ? hasSpot : person.profile.kycRegion === "IND");
    return {
      kind,
      enabled: known !== undefined && isMet,
      maxRangeDays: maxDaysOf[kind] ?? maxDays,
      formats: [...(known?.formats ?? [])],
      accounts: [...(known?.accounts ?? [])],
    };
  });
}

/** Wallets that a statement of these account types is of: the kind's own, or the one that was asked for. */
export function walletsOfKind(kind: StatementKind, account: string): readonly Wallet[] {
  const types = account === "" ? (kinds[kind]?.accounts ?? []) : [account];
  return types.flatMap((type) => walletsOf[type] ?? []);
}

async function hasWallet(db: Db, person: Person, wallet: Wallet): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.owner, String(person.id)), eq(accounts.kind, wallet)))
    .limit(1);
  return found.length > 0;
}
