import { type Json, stableJson } from "#shared/domain/stable-json.ts";
import { componentsOf, usualDemands } from "../accounts/factors.ts";
import { passkeysOf } from "../accounts/passkeys.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";

/** The check before a guarded action and the codes it asks for. */
const handlers: AreaHandlers<"risk"> = {
  "risk.intercept": {
    access: "private",
    async handle({ sence: scene, ext_info_str: text }, { exchange, db }, person) {
      const detail = jsonOf(text);
      if (detail === undefined) throw new Refusal(codes.badParameter, "ext_info_str: not JSON");
      const { id, profile } = person;
      const bound = { profile, passkeys: await passkeysOf(db, id) };
      const rule = exchange.scenes.find((one) => one.scene === scene);
      const result = await rule?.assess(person, bound, detail);
      const { blockCode, demands } = result ?? { blockCode: 0, demands: usualDemands(bound) };
      const echo = { sence: scene, ext_info_str: text };
      if (blockCode !== 0) return { intercept: true, blockCode, riskToken: "", components: [], ...echo };
      const check = exchange.verificationCodes.checks.open({
        userId: id,
        scene,
        detail: stableJson(detail),
        demands,
      });
      const components = componentsOf(check, bound);
      return { intercept: components.length > 0, blockCode, riskToken: check.token, components, ...echo };
    },
  },
  "risk.sendEmail": {
    access: "private",
    async handle({ scene }, { exchange }, { id, profile }) {
      if (profile.email === "") throw new Refusal(codes.badParameter, "No mail address is bound");
      const sent = exchange.verificationCodes.sendMail(id, scene);
      if (sent === null) throw new Refusal(codes.tooManyRequests, "A code was sent a moment ago");
      return { ...sent, maskedEmail: profile.email };
    },
  },
};

export const risk = { handlers } satisfies Area;

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
