import { Lock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "#src/ui/note.tsx";
import { blockWord } from "../send/refusal-texts.ts";
import { useTimeUp } from "../use-time-up.ts";
import { useEndText } from "./use-end-text.ts";
import type { Withdraw } from "./use-withdraw.ts";

/** Before anything is typed: withdrawals are stopped, why, and until when. */
export function LockNote({ withdraw: { standing } }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const endText = useEndText();
  const stop = standing.data?.code === 0 ? undefined : standing.data;
  // The form opens where somebody waits at it.
  useTimeUp(stop, stop?.until ?? 0, standing.refetch);
  if (stop === undefined) return null;
  const { code, until, cause } = stop;
  const end = endText(until);
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
