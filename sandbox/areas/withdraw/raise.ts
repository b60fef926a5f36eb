import { eq } from "drizzle-orm";
import * as v from "valibot";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import { Decimal, isDecimalText } from "#shared/domain/decimal.ts";
import { strictDemands } from "../../accounts/factors.ts";
import { personOf, saveProfile } from "../../accounts/person.ts";
import { requireVerificationCodes } from "../../accounts/require-verification-codes.ts";
import type { SceneRule } from "../../accounts/scene-rule.ts";
import { users } from "../../accounts/tables.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { raisableTo } from "./limits.ts";
import type { WithdrawSettings } from "./settings.ts";
import { requireStanding, standingOf } from "./standing.ts";

const wanted = v.object({ dailyLimit: v.string() });

/** All that a person has is asked for: whoever may raise the limit may empty the account. */
export const raiseSceneRule: SceneRule = {
  scene: withdrawScenes.raise.check,
  async assess({ database: { db }, clock }, person, bound, said) {
    if (!v.is(wanted, said)) throw new Refusal(codes.badParameter, "ext_info_str: to what it is raised");
    const { code } = await standingOf(db, person, clock.now());
    return code === 0 ? { blockCode: 0, demands: strictDemands(bound) } : { blockCode: code, demands: [] };
  },
};

/** Raises the own daily limit to the VIP level's (F4e.3). Who has it already is told so: a second copy means the same. */
export const callsRaise: Pick<AreaHandlers<"withdraw", WithdrawSettings>, "withdraw.raiseLimit"> = {
  "withdraw.raiseLimit": {
    access: "private",
    handle: (input, { exchange, db, now: at }, { id }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
        if (row === undefined) throw new Refusal(codes.notLoggedIn, "Not logged in");
        const person = personOf(row);
        await requireStanding(tx, person, at);
        const to = raisableTo(person.profile);
        if (to === "") throw new Refusal(codes.statusForbids, "There is nothing to raise");
        if (!isDecimalText(input.dailyLimit) || !new Decimal(to).eq(input.dailyLimit)) {
          throw new Refusal(codes.badParameter, "dailyLimit: not that of your level");
        }
        const { check: scene, mail: mailScene } = withdrawScenes.raise;
        const action = { userId: id, scene, mailScene, at };
        const detail = { dailyLimit: input.dailyLimit };
        await requireVerificationCodes(tx, exchange.verificationCodes, { ...action, detail }, input);
        await saveProfile(tx, id, { ...person.profile, hasVipLimit: true });
        return { dailyLimit: to };
      }),
  },
};
