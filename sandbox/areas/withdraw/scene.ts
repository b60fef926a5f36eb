import * as v from "valibot";
import { withdrawCheck } from "#shared/contract/risk.ts";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import { Decimal, isDecimalText } from "#shared/domain/decimal.ts";
import { strictDemands, usualDemands } from "../../accounts/factors.ts";
import type { SceneRule } from "../../accounts/scene-rule.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import { targetRule } from "../address-book/index.ts";
import { addressKey, assess } from "../deposit-risk/index.ts";
import { withdrawCodes } from "./codes.ts";
import { standingOf } from "./standing.ts";

/** USDT up to which the mail's code is enough for an address of the book, and from which the funds password is asked for too. */
const little = 1_000;
const much = 50_000;

/** What a withdrawal asks for: nothing for a trusted address, the more the more it is (F6c.6). */
export const withdrawSceneRule: SceneRule = {
  scene: withdrawScenes.send.check,
  async assess({ database: { db }, market, clock }, person, bound, said) {
    const read = v.safeParse(withdrawCheck, said);
    if (!read.success || !isDecimalText(read.output.amount)) {
      throw new Refusal(codes.badParameter, "ext_info_str: what is withdrawn, and where to");
    }
    const { coin, chain, address, tag, amount } = read.output;
    const at = clock.now();
    const standing = await standingOf(db, person, at);
    if (standing.code !== 0) return { blockCode: standing.code, demands: [] };
    const uid = chain === "" && /^\d{1,15}$/.test(address) ? Number(address) : undefined;
    const format = catalogueOf(market).formatOf(chain);
    const key = format === undefined ? undefined : addressKey(format, address);
    if (key !== undefined && (await assess(db, key)).status === "REJECT") {
      return { blockCode: withdrawCodes.insecure, demands: [] };
    }
    const target = uid === undefined ? { coin, chain, address, tag } : { coin, uid };
    const { entry, needsCodes } = await targetRule(db, market, person.id, target, at);
    if (!needsCodes) return { blockCode: 0, demands: [] };
    const valueUsdt = new Decimal(amount).times(market.price(coin) ?? 0);
    if (valueUsdt.gte(much)) return { blockCode: 0, demands: strictDemands(bound) };
    const demands = usualDemands(bound);
    const isLittle = entry !== undefined && valueUsdt.lt(little);
    return { blockCode: 0, demands: isLittle ? demands.filter(({ type }) => type === "EMAIL") : demands };
  },
};
