import { and, eq, inArray } from "drizzle-orm";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { travelZone } from "#shared/domain/travel-zone.ts";
import { personOf } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { type DepositRow, deposits, giveBack, type Screening, settled } from "../deposit/index.ts";
import { hasLeft } from "../migration/index.ts";
import { standingCheck } from "./kya.ts";
import { addressKey } from "./risk-marks.ts";
import type { DepositRiskSettings } from "./settings.ts";
import type { KyaRow } from "./tables.ts";

/** What the law makes of a deposit when it arrives, and when its sender's check is decided. */

export async function screenDeposit(
  { settings, market }: Exchange<DepositRiskSettings>,
  tx: Db,
  row: DepositRow,
  at: number,
): Promise<Screening> {
  const [user] = await tx.select().from(users).where(eq(users.id, row.userId));
  const region = user === undefined ? "" : personOf(user).profile.kycRegion;
  const taxStatus = region === "AUT" ? 1 : 0;
  // Turkey collects the sender's data of what another user sends, too (F6d.4).
  if (row.recordType === 2) return { depositType: "0", travelRule: region === "TUR" ? 1 : 0, taxStatus };
  // What comes to who has moved is blocked: nothing is asked, and it can be sent back.
  if (await hasLeft(tx, row.userId)) return { depositType: "50", travelRule: 0, taxStatus: 0 };
  const travelRule = travelZone(region, "") === "" ? 0 : 1;
  const depositType = (await isOpen(tx, row, at)) ? "0" : "20";
  return { depositType, travelRule, taxStatus };

  /** Where no check is asked for, or the sender's holds. A chain that tells no sender has nothing to be checked. */
  async function isOpen(
    db: Db,
    { coin, chain, fromAddress, userId }: DepositRow,
    now: number,
  ): Promise<boolean> {
    if (fromAddress === "" || !settings.kyaChains.includes(chain)) return true;
    const format = catalogueOf(market).formatOf(chain);
    const key = format === undefined ? undefined : addressKey(format, fromAddress);
    if (key === undefined) return false;
    return (await standingCheck(db, userId, { coin, chain, addressKey: key }, now))?.status === "PASS";
  }
}

/** A decided check frees what it held, or sends it back. Answers the deposits that it changed. */
export async function applyCheck(
  { market }: Pick<Exchange, "market">,
  tx: Db,
  check: KyaRow,
  at: number,
): Promise<readonly string[]> {
  if (check.status !== "PASS" && check.status !== "REJECT") return [];
  const format = catalogueOf(market).formatOf(check.chain);
  if (format === undefined) return [];
  const rows = await tx
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, check.userId),
        eq(deposits.coin, check.coin),
        eq(deposits.chain, check.chain),
        eq(deposits.depositType, "20"),
        inArray(deposits.status, [depositStatuses.confirming, depositStatuses.processing]),
      ),
    )
    // As they stand once a block that is just being counted has put one on hold: else it stays there, held for nothing.
    .orderBy(deposits.id)
    .for("no key update");
  const changed: string[] = [];
  for (const row of rows) {
    if (addressKey(format, row.fromAddress) !== check.addressKey) continue;
    if (check.status === "REJECT") await giveBack(tx, row.id, at);
    else await free(tx, row, at);
    changed.push(row.id);
  }
  return changed;
}

/** Settles what nothing else holds; what is not confirmed yet goes on as any other. */
async function free(tx: Db, { id, status, travelRule }: DepositRow, at: number): Promise<void> {
  const isHeld = status === depositStatuses.processing && travelRule === 0;
  if (isHeld) await settled(tx, id, at);
  else await tx.update(deposits).set({ depositType: "0" }).where(eq(deposits.id, id));
}
