import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CofferError } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { CodeField } from "#src/ui/code-field.tsx";
import { CodeResend } from "#src/ui/code-resend.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import type { RequiredCode } from "./code-check.ts";
import type { CodeCheck } from "./use-verification-codes.ts";

/** The codes that an action requires, each in its field. */
export function CodeFields({ check }: { readonly check: CodeCheck }): ReactNode {
  const { t } = useTranslation();
  const { stage, wrong } = check;
  if (stage.at !== "codes") return null;
  if (stage.unsupported) {
    return (
      <Note tone="warn" announce>
        {t("verificationCodes.unsupported")}
      </Note>
    );
  }
  return (
    <div className={flow.stack4}>
      {wrong === "all" && (
        <Note tone="bad" announce>
          {t("verificationCodes.over")}
        </Note>
      )}
      {stage.required.map((code) => (
        <OneField key={code.field} check={check} code={code} />
      ))}
    </div>
  );
}

function OneField({
  check,
  code: { field, target },
}: {
  readonly check: CodeCheck;
  readonly code: RequiredCode;
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
        label={t("verificationCodes.fundPassword")}
        type="password"
        autoComplete="off"
        hint={isWrong ? { tone: "error", children: t("verificationCodes.wrongPassword") } : undefined}
      />
    );
  }
  const failed = field === "emailCode" && mail.error !== null ? errorText(new CofferError(mail.error)) : "";
  const said = isWrong ? t("verificationCodes.wrong") : failed;
  const sentTo = target === "" ? "" : t("verificationCodes.sentTo", { target: bidiIsolate(target) });
  return (
    <CodeField
      {...shared}
      label={t(`verificationCodes.${field}`)}
      hint={
        said !== "" ? { tone: "error", children: said } : sentTo === "" ? undefined : { children: sentTo }
      }
      {...(field === "emailCode" && {
        end: <CodeResend fromMs={mail.nextAt} now={serverNow} onResend={check.resend} busy={mail.sending} />,
      })}
    />
  );
}
