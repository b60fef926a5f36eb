import { eq } from "drizzle-orm";
import { statementFormat } from "#shared/contract/statements.ts";
import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import { users } from "../../accounts/tables.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { type StatementSettings, usedInMonth } from "../statements/index.ts";
import { membersOf } from "../transfer/index.ts";
import { readFamilyBooks } from "./family-books.ts";
import { figuresOf } from "./figures.ts";
import { openCosts } from "./open-costs.ts";
import { pageOf, requireOwn } from "./pages.ts";
import { declaresCosts, residenceOf, taxCurrencyOf } from "./residence.ts";
import { statesOf, statusYearOf } from "./status.ts";
import { spanOf, yearOf, yearsSince } from "./years.ts";

export const taxHandlers: AreaHandlers<"tax", StatementSettings> = {
  "tax.subAccounts": {
    access: "private",
    async handle({ keyword = "", ...paging }, { db, now }, person) {
      const subs = (await membersOf(db, person)).slice(1);
      const word = keyword.trim().toLowerCase();
      const found = subs.filter(
        ({ id, name }) => String(id).includes(word) || name.toLowerCase().includes(word),
      );
      const { offset, limit } = pageOf(paging);
      const shown = found.slice(offset, offset + limit);
      const stateOf = await statesOf(
        db,
        person,
        [person, ...shown].map(({ id }) => String(id)),
        now,
      );
      const mainUid = String(person.id);
      return {
        total: found.length,
        list: shown.map(({ id, name }) => {
          const uid = String(id);
          return { uid, username: name, taxStatus: stateOf(uid), mainUid };
        }),
      };
    },
  },
  "tax.overview": {
    access: "private",
    async handle({ mainUid }, { db, exchange, now }, person) {
      requireOwn(person, mainUid);
      const members = await membersOf(db, person);
      const [row] = await db.select().from(users).where(eq(users.id, person.id));
      const stateOf = await statesOf(db, person, [mainUid], now);
      const residence = residenceOf(person);
      return {
        mainUid,
        taxStatus: stateOf(mainUid),
        statusYear: statusYearOf(now),
        currency: residence === "" ? "" : taxCurrencyOf(residence),
        declaresCosts: declaresCosts(residence),
        years: yearsSince(row?.createdAt ?? now, now),
        kinds: [...taxReportKinds],
        formats: [...statementFormat.options],
        monthlyQuota: exchange.settings.statementQuota,
        monthlyUsed: await usedInMonth(db, person, now),
        fileTtlDays: exchange.settings.statementTtlDays,
        subAccounts: members.length - 1,
      };
    },
  },
  "tax.figures": {
    access: "private",
    async handle({ mainUid, uid, year }, { db, exchange, now }, person) {
      requireOwn(person, mainUid);
      const residence = residenceOf(person);
      if (residence === "") throw new Refusal(codes.statusForbids, "No tax residence is declared");
      const owners = (await membersOf(db, person)).map(({ id }) => String(id));
      if (!owners.includes(uid)) throw new Refusal(codes.badParameter, "uid: none of yours");
      if (year > yearOf(now)) throw new Refusal(codes.badParameter, "year: not begun");
      const currency = taxCurrencyOf(residence);
      const until = Math.min(spanOf(year).until, now + 1);
      const books = await readFamilyBooks(db, exchange.market, { owners, currency, until });
      return { mainUid, uid, year, currency, ...figuresOf(books, uid, year) };
    },
  },
  "tax.costs": {
    access: "private",
    async handle({ uid, ...paging }, { db, exchange }, person) {
      requireOwn(person, uid);
      return openCosts(db, exchange, person, paging);
    },
  },
};
