import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CofferError } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { isolated } from "#src/i18n/isolated.ts";
import { CodeField } from "#src/ui/code-field.tsx";
import { CodeResend } from "#src/ui/code-resend.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import type { Asked } from "./proof-check.ts";
import type { ProofCheck } from "./use-proofs.ts";

/** The codes that an action asks for, each in its field. */
export function ProofFields({ check }: { readonly check: ProofCheck }): ReactNode {
  const { t } = useTranslation();
  const { stage, wrong } = check;
  if (stage.at !== "codes") return null;
  if (stage.unmet) {
    return (
      <Note tone="warn" announce>
        {t("proofs.unmet")}
      </Note>
    );
  }
  return (
    <div className={flow.stack4}>
      {wrong === "all" && (
        <Note tone="bad" announce>
          {t("proofs.over")}
        </Note>
      )}
      {stage.asked.map((asked) => (
        <OneProof key={asked.field} check={check} asked={asked} />
      ))}
    </div>
  );
}

function OneProof({
  check,
  asked: { field, target },
}: {
  readonly check: ProofCheck;
  readonly asked: Asked;
}): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { values, mail, wrong } = check;
  const shared = {
    value: values[field] ?? "",
    onChange: (text: string) => check.type(field, text),
  };
  const isWrong = wrong === field;
  if (field === "fundPassword") {
    return (
      <TextField
        {...shared}
        label={t("proofs.fundPassword")}
        type="password"
        autoComplete="off"
        hint={isWrong ? { tone: "error", children: t("proofs.wrongPassword") } : undefined}
      />
    );
  }
  const failed = field === "emailCode" && mail.error !== null ? errorText(new CofferError(mail.error)) : "";
  const said = isWrong ? t("proofs.wrong") : failed;
  const sentTo = target === "" ? "" : t("proofs.sentTo", { target: isolated(target) });
  return (
    <CodeField
      {...shared}
      label={t(`proofs.${field}`)}
      hint={
        said !== "" ? { tone: "error", children: said } : sentTo === "" ? undefined : { children: sentTo }
      }
      {...(field === "emailCode" && {
        end: <CodeResend fromMs={mail.nextAt} now={serverNow} onResend={check.resend} busy={mail.sending} />,
      })}
    />
  );
}
