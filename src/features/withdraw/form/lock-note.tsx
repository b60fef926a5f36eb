import { Lock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { Note } from "#src/ui/note.tsx";
import { blockWord } from "../send/refusal-texts.ts";
import type { Withdraw } from "./use-withdraw.ts";

/** Before anything is typed: withdrawals are stopped, why, and until when. */
export function LockNote({ withdraw: { standing } }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (standing.data === undefined || standing.data.code === 0) return null;
  const { code, until, cause } = standing.data;
  const end = until === 0 ? "" : format.dateTime(until * 1000);
  if (code !== 131_089) {
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
