import type { RiskComponent } from "#shared/contract/risk.ts";
import type { Profile } from "../accounts/person.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";

/** The check before a guarded action and the codes it asks for. */
const handlers: AreaHandlers<"risk"> = {
  "risk.intercept": {
    access: "private",
    async handle({ sence, ext_info_str: detail }, { exchange }, { id, profile }) {
      if (!isJson(detail)) throw new Refusal(codes.badParameter, "ext_info_str: not JSON");
      const components = componentsOf(profile);
      return {
        intercept: components.some((one) => one.required),
        blockCode: 0,
        riskToken: exchange.proofs.openCheck(id, sence),
        components,
      };
    },
  },
  "risk.sendEmail": {
    access: "private",
    async handle({ scene }, { exchange }, { id, profile }) {
      if (profile.email === "") throw new Refusal(codes.badParameter, "No mail address is bound");
      const sent = exchange.proofs.sendMail(id, scene);
      if (sent === null) throw new Refusal(codes.tooManyRequests, "A code was sent a moment ago");
      return { ...sent, maskedEmail: profile.email };
    },
  },
};

export const risk = { handlers } satisfies Area;

/** By what a person can be asked to prove who they are, strongest demand first. */
function componentsOf({ email, mobile }: Profile): RiskComponent[] {
  const mail = email === "" ? [] : [{ type: "EMAIL" as const, target: email, required: true }];
  const phone = mobile === "" ? [] : [{ type: "SMS" as const, target: mobile, required: mail.length === 0 }];
  return [...mail, ...phone];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
