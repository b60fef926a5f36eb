import { type ReactNode, useEffect, useRef } from "react";
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
  const { stage } = check;
  if (stage.at !== "codes") return null;
  if (stage.unsupported) {
    return (
      <Note tone="warn" announce>
        {t("verificationCodes.unsupported")}
      </Note>
    );
  }
  return <Fields check={check} required={stage.required} />;
}

interface FieldsProps {
  readonly check: CodeCheck;
  readonly required: readonly RequiredCode[];
}

function Fields({ check, required }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const { wrong } = check;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed waits for the codes: they are what is next, one that was wrong before others. Who types stays where they are.
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll("input") ?? [])];
    if (wrong === "" && inputs.some((input) => input === document.activeElement)) return;
    const faulty = inputs.find((input) => input.matches("[aria-invalid]"));
    (faulty ?? inputs.find(({ value }) => value === ""))?.focus();
  }, [wrong]);
  return (
    <div ref={place} className={flow.stack4}>
      {wrong === "all" && (
        <Note tone="bad" announce>
          {t("verificationCodes.over")}
        </Note>
      )}
      {required.map((code) => (
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
  const place = useRef<HTMLDivElement>(null);
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
        maxLength={128}
        hint={isWrong ? { tone: "error", children: t("verificationCodes.wrongPassword") } : undefined}
      />
    );
  }
  const failed = field === "emailCode" && mail.error !== null ? errorText(new CofferError(mail.error)) : "";
  const said = isWrong ? t("verificationCodes.wrong") : failed;
  const sentTo = target === "" ? "" : t("verificationCodes.sentTo", { target: bidiIsolate(target) });
  const resend = (): void => {
    check.resend();
    // The button goes with the press: what is next is to enter the code.
    place.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={place}>
      <CodeField
        {...shared}
        label={t(`verificationCodes.${field}`)}
        hint={
          said !== "" ? { tone: "error", children: said } : sentTo === "" ? undefined : { children: sentTo }
        }
        {...(field === "emailCode" && {
          end: <CodeResend fromMs={mail.nextAt} now={serverNow} onResend={resend} busy={mail.sending} />,
        })}
      />
    </div>
  );
}
