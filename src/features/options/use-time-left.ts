import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useSecondsLeft } from "#src/ui/countdown.ts";
import { timeLeftText } from "./time-left.ts";

/** How long until then in words, and whether it has come; `onEnd` when it comes. */
export function useTimeLeft(
  atMs: number,
  onEnd: () => void,
): { readonly over: boolean; readonly words: string } {
  const { i18n } = useTranslation();
  const seconds = useSecondsLeft({ expiresAtMs: atMs, now: serverNow, onEnd });
  return { over: seconds === 0, words: timeLeftText(seconds, i18n.language) };
}
