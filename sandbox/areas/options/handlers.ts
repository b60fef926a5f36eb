import type { AreaHandlers } from "../handler.ts";
import { apply, requireEligible, standingApplication } from "./applications.ts";
import { passScore, questionsFor } from "./questions.ts";
import type { OptionsSettings } from "./settings.ts";
import { optionTermsPath } from "./terms.ts";

const toSeconds = (at: number): number => Math.ceil(at / 1000);

/** The application for options. */
export const optionsHandlers: AreaHandlers<"options", OptionsSettings> = {
  "options.agreement": {
    access: "private",
    async handle(_input, { db, now, exchange }, person) {
      const { optionsVersion: version } = exchange.settings;
      const known = await standingApplication(db, person.id, version);
      // What was decided is told to everybody; who was never asked hears why not.
      if (known === undefined) requireEligible(person);
      return {
        status: known?.state ?? "NONE",
        agreementVersion: version,
        agreementUrl: optionTermsPath(version),
        questions: questionsFor(person.profile.kycRegion),
        retryTime: known !== undefined && known.retryAt > now ? toSeconds(known.retryAt) : 0,
        passScore,
        ...(known !== undefined && {
          score: known.score,
          decidedTime: toSeconds(known.decidedAt ?? known.appliedAt),
        }),
      };
    },
  },
  "options.apply": {
    access: "private",
    async handle(input, { db, now, exchange }, person) {
      const { settings } = exchange;
      const { decideAt, ...applied } = await db.transaction((tx) =>
        apply(tx, person, input, { at: now, settings }),
      );
      if (decideAt !== null) exchange.scheduleSettling(decideAt - now);
      return applied;
    },
  },
};
