import * as v from "valibot";
import * as accounts from "#shared/contract/accounts.ts";
import * as addressBook from "#shared/contract/address-book.ts";
import * as addressChecks from "#shared/contract/address-checks.ts";
import * as addressShapes from "#shared/contract/address-shapes.ts";
import * as blockTrade from "#shared/contract/block-trade.ts";
import * as cards from "#shared/contract/cards.ts";
import * as coins from "#shared/contract/coins.ts";
import * as convert from "#shared/contract/convert.ts";
import * as deposit from "#shared/contract/deposit.ts";
import * as depositRecords from "#shared/contract/deposit-records.ts";
import * as feed from "#shared/contract/feed.ts";
import * as limitOrder from "#shared/contract/limit-order.ts";
import * as market from "#shared/contract/market.ts";
import * as member from "#shared/contract/member.ts";
import * as migration from "#shared/contract/migration.ts";
import * as migrationAssets from "#shared/contract/migration-assets.ts";
import * as options from "#shared/contract/options.ts";
import * as preKya from "#shared/contract/pre-kya.ts";
import * as profile from "#shared/contract/profile.ts";
import * as records from "#shared/contract/records.ts";
import * as regions from "#shared/contract/regions.ts";
import * as risk from "#shared/contract/risk.ts";
import * as site from "#shared/contract/site.ts";
import * as smallBalance from "#shared/contract/small-balance.ts";
import * as statements from "#shared/contract/statements.ts";
import * as tax from "#shared/contract/tax.ts";
import * as telemetry from "#shared/contract/telemetry.ts";
import * as transfer from "#shared/contract/transfer.ts";
import * as travelRule from "#shared/contract/travel-rule.ts";
import * as wallets from "#shared/contract/wallets.ts";
import * as withdraw from "#shared/contract/withdraw.ts";
import * as withdrawRecords from "#shared/contract/withdraw-records.ts";

/** Shapes that the areas export, under their exported names: the documents write each once. */

const areas: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  addressBook,
  addressChecks,
  addressShapes,
  blockTrade,
  cards,
  coins,
  convert,
  deposit,
  depositRecords,
  feed,
  limitOrder,
  market,
  member,
  migration,
  migrationAssets,
  options,
  preKya,
  profile,
  records,
  regions,
  risk,
  site,
  smallBalance,
  statements,
  tax,
  telemetry,
  transfer,
  travelRule,
  wallets,
  withdraw,
  withdrawRecords,
];

/** Objects, unions, and closed or open lists of values: what a reader looks up by name. Two of one name are refused. */
export const namedShapes: Readonly<Record<string, v.GenericSchema>> = collect();

function collect(): Record<string, v.GenericSchema> {
  const shapes: Record<string, v.GenericSchema> = {};
  for (const [name, schema] of areas.flatMap((area) => Object.entries(area))) {
    if (!isSchema(schema) || !deservesName(schema)) continue;
    const shape = name.charAt(0).toUpperCase() + name.slice(1);
    if (shapes[shape] !== undefined) throw new Error(`two shapes of the contract are called ${shape}`);
    shapes[shape] = schema;
  }
  return shapes;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}

function deservesName(schema: v.GenericSchema): boolean {
  return ["object", "union", "variant", "picklist"].includes(schema.type) || "known" in v.getMetadata(schema);
}
