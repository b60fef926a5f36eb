import type { CallInput } from "#shared/contract/index.ts";
import { beneficiaryOf } from "#shared/domain/beneficiary.ts";
import { questionnaireOf, type TravelAnswers } from "#shared/domain/travel-rule.ts";
import type { TravelZone } from "#shared/domain/travel-zone.ts";

export type TravelSaid = Pick<CallInput<"withdraw.answer">, "questionnaire" | "beneficiary">;

/** Answers about who gets a withdrawal as they are sent: in the older form where the law wants that one (F4d.5). */
export function travelSaid(zone: TravelZone, answers: TravelAnswers): TravelSaid {
  if (zone === "ARE") return { beneficiary: beneficiaryOf(answers) };
  return { questionnaire: JSON.stringify(questionnaireOf(zone, answers)) };
}
