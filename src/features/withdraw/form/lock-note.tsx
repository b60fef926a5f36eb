import { Lock } from "lucide";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { pageClock } from "#src/bridge/clock.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Note } from "#src/ui/note.tsx";
import { blockWord } from "../send/refusal-texts.ts";
import type { Withdraw } from "./use-withdraw.ts";

/** Before anything is typed: withdrawals are stopped, why, and until when. */
export function LockNote({ withdraw: { standing } }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  useEnd(standing);
  if (standing.data === undefined || standing.data.code === 0) return null;
  const { code, until, cause } = standing.data;
  const end = until === 0 ? "" : format.dateTime(until * 1000);
  if (code !== 131_089 || end === "") {
    return (
      <Note tone="bad" icon={Lock} announce>
        <b>{t(`withdraw.refusal.${blockWord(code)}`)}</b>{" "}
        {end !== "" && t("withdraw.lock.until", { time: end })}
      </Note>
    );
  }
  return (
    <Note tone="warn" icon={Lock} announce>
      <b>{t("withdraw.lock.title", { time: end })}</b>
      <br />
      {t(`withdraw.lock.cause.${cause || "other"}`)} {t("withdraw.lock.text")}
    </Note>
  );
}

/** A timer of a browser waits no longer, ms. */
const longestMs = 2_147_483_647;
/** Its end is told in seconds. */
const slackMs = 1000;
/** Until a stop that outlasts its end is asked about again. */
const againMs = 10_000;

/** Once a stop is to be over it is asked again: the form opens where somebody waits at it. */
function useEnd({ data, refetch }: Withdraw["standing"]): void {
  // With every answer anew: one that names the same end is no less a reason to ask again.
  useEffect(() => {
    const until = data === undefined || data.code === 0 ? 0 : data.until;
    const left = until * 1000 - serverNow();
    const wait = left > 0 ? left + slackMs : againMs;
    return until > 0 && wait < longestMs ? pageClock.after(wait, refetch) : undefined;
  }, [data, refetch]);
}
