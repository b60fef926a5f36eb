import { eq } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { accountModeOf } from "../accounts/account-mode.ts";
import { passkeysOf } from "../accounts/passkeys.ts";
import { closeSession } from "../accounts/sessions.ts";
import { users } from "../accounts/tables.ts";
import { codes, Refusal } from "../refusal.ts";
import { withdrawStopOf } from "./address-book/index.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";
import { movedTo } from "./migration/index.ts";

/** Digits of a rate that count. */
const rateDigits = 8;

const handlers: AreaHandlers<"profile"> = {
  "profile.get": {
    access: "private",
    async handle(_input, { db, now }, { id, profile }) {
      const stop = await withdrawStopOf(db, id, now);
      const [user] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id));
      return {
        id,
        currency_code: profile.currencyCode,
        sub_attribute: profile.subAttribute,
        email: profile.email,
        mobile: profile.mobile,
        kyc_level: profile.kycLevel,
        kyc_region: profile.kycRegion,
        kyc_type:
          profile.kycLevel === "LEVEL_DEFAULT" ? "NONE" : profile.isBusiness ? "BUSINESS" : "INDIVIDUAL",
        member_type: 1,
        status: profile.status ?? 1,
        unified_update_status: profile.unifiedState ?? "",
        unified_margin_status: accountModeOf(profile),
        withdraw_lock_until: stop === undefined ? 0 : Math.ceil(stop.until / 1000),
        register_time: Math.floor((user?.createdAt ?? 0) / 1000),
        migrated_to: profile.migratesTo === undefined ? "" : await movedTo(db, id),
        security: {
          email_bound: profile.email !== "",
          mobile_bound: profile.mobile !== "",
          google_bound: profile.security?.authenticator === true,
          fund_pwd_set: profile.security?.fundPassword === true,
          passkey_bound: (await passkeysOf(db, id)).length > 0,
        },
      };
    },
  },
  "profile.exchangeRate": {
    access: "public",
    async handle({ name }, { exchange, now }) {
      const toUsd = exchange.market.fiat.toUsd(name);
      if (toUsd === undefined) throw new Refusal(codes.badParameter, `name: no rate for ${name}`);
      const rate = new Decimal(1).div(toUsd).precision(rateDigits, Decimal.ROUND_FLOOR).toFixed();
      return { name, rate, updatedAt: String(now) };
    },
  },
  "profile.vipLabel": {
    access: "private",
    async handle(_input, { now }, { profile: { label } }) {
      const expireTime = label.type === 0 ? 0 : monthEnd(now);
      return { labelType: label.type, level: label.level, levelName: label.name, expireTime };
    },
  },
  "profile.logout": {
    access: "public",
    async handle(_input, { db, token, clearCookie }) {
      await closeSession(db, token);
      clearCookie();
      return {};
    },
  },
};

/** Levels are looked at each month: they hold to its end (UTC). In seconds. */
function monthEnd(now: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1) / 1000;
}

export const profile = { handlers } satisfies Area;
