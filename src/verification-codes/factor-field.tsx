import { Fingerprint } from "lucide";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RiskComponent } from "#shared/contract/risk.ts";
import { pageClock } from "#src/bridge/clock.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { CodeField } from "#src/ui/code-field.tsx";
import { CodeResend } from "#src/ui/code-resend.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { type CodeField as Field, fieldOf } from "./factors.ts";
import type { CodeCheck } from "./use-verification-codes.ts";

export interface FactorFieldProps {
  readonly check: CodeCheck;
  readonly component: RiskComponent;
}

/** One thing that proves who asks. */
export function FactorField({ check, component: { type, target } }: FactorFieldProps): ReactNode {
  const { t } = useTranslation();
  const { codes, fault } = check;
  const field = fieldOf[type];
  const wrong = (words: string): Hint | undefined =>
    field !== undefined && fault === field ? { tone: "error", children: t(words) } : undefined;
  const sent = (unnamed: Field): string =>
    target === ""
      ? t(`verificationCodes.${unnamed}`)
      : t("verificationCodes.sentTo", { target: bidiIsolate(target) });
  switch (type) {
    case "EMAIL":
      return (
        <MailField check={check} sentLabel={sent("emailCode")} wrong={wrong("verificationCodes.wrong")} />
      );
    case "SMS":
      return (
        <CodeField
          label={sent("smsCode")}
          value={codes.typed.smsCode ?? ""}
          onChange={(code) => codes.type("smsCode", code)}
          hint={wrong("verificationCodes.wrong")}
        />
      );
    case "GOOGLE":
      return (
        <CodeField
          label={t("verificationCodes.googleCode")}
          value={codes.typed.googleCode ?? ""}
          onChange={(code) => codes.type("googleCode", code)}
          hint={wrong("verificationCodes.wrongNow") ?? { children: t("verificationCodes.changes") }}
        />
      );
    case "FUND_PWD":
      return (
        <TextField
          type="password"
          autoComplete="off"
          label={t("verificationCodes.fundPassword")}
          value={codes.typed.fundPassword ?? ""}
          maxLength={128}
          onChange={(password) => codes.type("fundPassword", password)}
          hint={wrong("verificationCodes.wrongPassword")}
        />
      );
    case "PASSKEY":
      return (
        <div className={cx(flow.rowWide, text.small)}>
          <Icon of={Fingerprint} size={24} />
          <span className={flow.grow}>{t("verificationCodes.passkey")}</span>
          {fault === "passkey" && (
            <span className={text.bad} role="alert">
              {t("verificationCodes.passkeyFailed")}
            </span>
          )}
        </div>
      );
    case "FACE":
    case "UNKNOWN":
      break;
  }
  return null;
}

interface MailFieldProps {
  readonly check: CodeCheck;
  /** Once it was. */
  readonly sentLabel: string;
  readonly wrong: Hint | undefined;
}

function MailField({ check: { codes }, sentLabel, wrong }: MailFieldProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { state: mail, send } = codes.mail;
  const place = useRef<HTMLDivElement>(null);
  const state: Hint | undefined =
    mail.state === "sending"
      ? { tone: "busy", children: t("verificationCodes.sendingMail") }
      : mail.state === "failed"
        ? { tone: "error", children: errorText(mail.error) }
        : mail.state === "sent" && mail.isEarlier
          ? { children: t("verificationCodes.sentBefore") }
          : undefined;
  const resend = (): void => {
    send();
    // The button goes with the press: what is next is to enter the code.
    place.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={place}>
      <CodeField
        label={mail.state === "sent" ? sentLabel : t("verificationCodes.emailCode")}
        value={codes.typed.emailCode ?? ""}
        onChange={(code) => codes.type("emailCode", code)}
        hint={wrong ?? state}
        end={
          (mail.state === "sent" || mail.state === "failed") && (
            <CodeResend fromMs={mail.againAt} now={pageClock.now} onResend={resend} />
          )
        }
      />
    </div>
  );
}
