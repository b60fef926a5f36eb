import { eq } from "drizzle-orm";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { isDay } from "#shared/domain/travel-rule.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import { depositDesk, deposits, giveBack } from "../deposit/index.ts";
import type { AreaHandlers, MoneyContext } from "../handler.ts";
import { holdCodes, isOpen, ownDeposit, takeAnswers } from "./answers.ts";
import { checkSender } from "./kya.ts";
import { checkView, listChecks } from "./read-checks.ts";
import { addressKey } from "./risk-marks.ts";
import { applyCheck } from "./screening.ts";
import type { DepositRiskSettings } from "./settings.ts";
import { costDeclarations } from "./tables.ts";
import { vaspList } from "./vasps.ts";

type Settings = DepositRiskSettings;
type Calls = AreaHandlers<"preKya", Settings> &
  AreaHandlers<"travelRule", Settings> &
  AreaHandlers<"depositHold", Settings>;

/** Checks of senders, answers about them, and what else a person does about a held deposit. */
export const depositRiskHandlers: Calls = {
  "preKya.chains": {
    access: "private",
    async handle({ coin }, { exchange }) {
      const catalogue = catalogueOf(exchange.market);
      const list = exchange.settings.kyaChains.map((chain) => {
        const coins = catalogue.coins.filter((one) => catalogue.chain(one.coin, chain, 1) !== undefined);
        const [first] = coins;
        const name = first && catalogue.chain(first.coin, chain, 1);
        return {
          chain,
          chainType: name?.chainType ?? chain,
          required: true,
          coins: [] as string[],
          carries: coins,
        };
      });
      return {
        list: list
          .filter(({ carries }) => coin === undefined || carries.some((one) => one.coin === coin))
          .map(({ carries: _carries, ...row }) => row),
      };
    },
  },
  "preKya.check": {
    access: "private",
    async handle({ coin, chain, fromAddress }, { exchange, db, now }, person) {
      const catalogue = catalogueOf(exchange.market);
      const format = catalogue.chain(coin, chain, 1) === undefined ? undefined : catalogue.formatOf(chain);
      const key = format === undefined ? undefined : addressKey(format, fromAddress);
      if (key === undefined)
        throw new Refusal(codes.badParameter, `fromAddress: none of ${coin} on ${chain}`);
      const sender = { coin, chain, address: fromAddress, addressKey: key };
      const { row, changed } = await db.transaction(async (tx) => {
        const made = await checkSender(tx, person, sender, now, exchange.settings);
        return { row: made, changed: await applyCheck(exchange, tx, made, now) };
      });
      await notify(exchange, changed);
      if (row.decideAt !== null) exchange.scheduleSettling(row.decideAt - now);
      const { checkId, status, riskLevel, expireTime } = checkView(row, now);
      const reasons = row.reasons === "" ? [] : row.reasons.split(" ");
      return { checkId, status, riskLevel, reasons, expireTime, coin, chain, fromAddress };
    },
  },
  "preKya.checks": {
    access: "private",
    handle: (input, { db, now }, person) => listChecks(db, person, input, now),
  },
  "travelRule.vasps": {
    access: "private",
    handle: async () => ({ vasp: vaspList() }),
  },
  "travelRule.submit": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const { exchange, tx, now, afterCommit } = context;
      const { settings } = exchange;
      const { refuseTravelRules: refuse, reopenTravelRules: again, travelRuleReviewMs: waitMs } = settings;
      const travelRuleStatus = await takeAnswers(tx, person, input, { at: now, settings });
      afterCommit(() => {
        if (refuse > 0) settings.refuseTravelRules = Math.max(0, refuse - 1);
        else if (again > 0) settings.reopenTravelRules = Math.max(0, again - 1);
        if (waitMs > 0) exchange.scheduleSettling(waitMs);
      });
      notifyAfterCommit(context, String(input.depositId));
      return { travelRuleStatus, depositId: input.depositId };
    },
  },
  "depositHold.return": {
    access: "money",
    admission: "session",
    async handle({ depositId }, context, person) {
      const { tx, now } = context;
      const row = await ownDeposit(tx, person, depositId);
      if (row.depositType !== "50" || !isOpen(row)) {
        throw new Refusal(codes.statusForbids, "This deposit is not blocked");
      }
      await giveBack(tx, depositId, now);
      notifyAfterCommit(context, depositId);
      return { depositId, status: 4 as const };
    },
  },
  "depositHold.declareCost": {
    access: "money",
    admission: "session",
    async handle({ taxDepositRecordsId, cost, currency, acquiredOn }, context, person) {
      const { tx, now, exchange } = context;
      const id = /^tax-(\w+)$/.exec(taxDepositRecordsId)?.[1];
      if (id === undefined) throw new Refusal(holdCodes.noSuchDeposit, "taxDepositRecordsId: none of yours");
      const row = await ownDeposit(tx, person, id);
      const isGone = row.status === depositStatuses.rollback || row.status === depositStatuses.deducted;
      if (row.taxStatus !== 1 || row.creditedAt === null || isGone) {
        throw new Refusal(codes.statusForbids, "Nothing is to be declared");
      }
      if (!isDay(acquiredOn) || acquiredOn > lastDayOf(row.creditedAt)) {
        throw new Refusal(codes.badParameter, "acquiredOn: a day before the deposit");
      }
      if (/\.\d{3}/.test(cost)) throw new Refusal(codes.badParameter, "cost: in whole cents");
      if (exchange.market.fiat.referenceRate(currency, Date.parse(acquiredOn)) === undefined) {
        throw new Refusal(codes.badParameter, `currency: no rate of ${currency}`);
      }
      const declared = { depositId: id, userId: person.id, cost, currency, acquiredOn, declaredAt: now };
      await tx.insert(costDeclarations).values(declared);
      await tx.update(deposits).set({ taxStatus: 2 }).where(eq(deposits.id, id));
      notifyAfterCommit(context, id);
      return { taxDepositRecordsId, taxStatus: 2 as const };
    },
  },
};

/** The latest day that it was anywhere: a person's own may be ahead of UTC. YYYY-MM-DD. */
function lastDayOf(at: number): string {
  return new Date(at + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The owner hears of it once it stands in the books. */
function notifyAfterCommit({ exchange, afterCommit }: MoneyContext<Settings>, id: string): void {
  afterCommit(() => void notify(exchange, [id]).catch(exchange.onError));
}

export async function notify(exchange: Exchange<Settings>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await depositDesk.of(exchange).changed(id);
}
