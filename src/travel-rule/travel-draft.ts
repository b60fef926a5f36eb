import { noAnswers, type TravelAnswers, travelIssues } from "#shared/domain/travel-rule.ts";
import type { TravelZone } from "#shared/domain/travel-zone.ts";
import { serverNow } from "#src/bridge/server-clock.ts";

/** Answers as far as they are given, and whether the person stands by them. */
export interface TravelDraft {
  readonly answers: TravelAnswers;
  readonly isTrue: boolean;
}

export const noDraft: TravelDraft = { answers: noAnswers, isTrue: false };

/** It can be sent as it stands. */
export function isDraftWhole(zone: TravelZone, { answers, isTrue }: TravelDraft): boolean {
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  return isTrue && Object.keys(travelIssues(zone, answers, today)).length === 0;
}
