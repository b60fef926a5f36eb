import type { TFunction } from "i18next";
import { useReducer } from "react";
import { useRepeat } from "#src/bridge/use-repeat.ts";

interface Locked {
  readonly status: number;
  readonly lockEndTime: string;
}

const minuteMs = 60_000;
/** So much longer than it is a lock may look: the wire has whole seconds, and the server's clock is known by the second. */
const slackMs = 2_000;

/** Its own direction, whatever stands around it: the units are words of the language. */
const ownDirection = (words: string): string => `\u2068${words.replaceAll(" ", "\u00a0")}\u2069`;

/** "18 h 42 min", rounded up: what is told to be open is open. A new lock of a day is no minute longer than that. */
export function leftText(t: TFunction, ms: number): string {
  const minutes = Math.max(1, Math.ceil((ms - slackMs) / minuteMs));
  const hours = Math.floor(minutes / 60);
  const left =
    hours === 0
      ? t("addressBook.left.minutes", { minutes })
      : t("addressBook.left.hours", { hours, minutes: minutes % 60 });
  return ownDirection(left);
}

/** That an address is in the book, and when it can be withdrawn to. */
export function addedText(t: TFunction, entry: Locked, nowMs: number): string {
  const end = lockEnd(entry);
  // Its lock has no end that is told: it is that of every new address.
  if (end === 0) return t(entry.status === 1 ? "addressBook.addedWaits" : "addressBook.addedNow");
  const ms = end - nowMs;
  return ms > 0 ? t("addressBook.addedWaitsFor", { left: leftText(t, ms) }) : t("addressBook.addedNow");
}

/** Renders each minute anew what tells how much is left, for as long as something does. */
export function useMinutes(isNeeded: boolean): void {
  const [, pass] = useReducer((count: number) => count + 1, 0);
  useRepeat(pass, isNeeded ? minuteMs : 0);
}

/** When an entry can be withdrawn to, ms; 0 for one that can. */
export function lockEnd({ status, lockEndTime }: Locked): number {
  return status === 1 && lockEndTime !== "" ? Number(lockEndTime) * 1000 : 0;
}
