import { Fingerprint } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { VerificationField } from "#shared/contract/risk.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { CodeField } from "#src/ui/code-field.tsx";
import { CodeResend } from "#src/ui/code-resend.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { Factor } from "./components.ts";
import { ReceivedLine } from "./received-line.tsx";
import type { BodyProps } from "./review-body.tsx";
import type { Codes } from "./use-codes.ts";

const whole = css`display: contents;`;
const other = css`min-height: 44px; text-align: start;`;

/** What the risk check asks for, and nothing else. */
export function CodesBody({ sending, order }: BodyProps): ReactNode {
  const { t } = useTranslation();
  const { codes, goOn } = sending;
  const place = useRef<HTMLFormElement>(null);
  // The button that led here waits for the codes: they are what is next, and what is heard. One that was wrong comes first.
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll("input") ?? [])];
    const wrong = inputs.find((input) => input.matches("[aria-invalid]"));
    (wrong ?? inputs.find(({ value }) => value === "") ?? inputs[0])?.focus();
  }, []);
  return (
    <form
      ref={place}
      className={whole}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <ReceivedLine order={order} />
      {codes.impossible && <Note tone="bad">{t("withdraw.cannotProve")}</Note>}
      {codes.demands.map(({ choices }, at) => {
        const shown = codes.shown(at);
        if (shown === undefined) return null;
        const others = choices.filter((one) => one !== shown);
        return (
          <div key={choices.map(({ type }) => type).join()} className={flow.stack2}>
            <FactorField {...{ sending, order }} type={shown.type} target={bidiIsolate(shown.target)} />
            {others.map((one) => (
              <button
                key={one.type}
                type="button"
                className={cx(textLinkClass("primary", "small"), other)}
                onClick={() => codes.choose(at, choices.indexOf(one))}
              >
                {t(`withdraw.instead.${one.type}`)}
              </button>
            ))}
          </div>
        );
      })}
      {/* Enter confirms. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}

interface FactorProps extends BodyProps {
  readonly type: Factor;
  readonly target: string;
}

function FactorField({ sending, type, target }: FactorProps): ReactNode {
  const { t } = useTranslation();
  const { codes, fault } = sending;
  const wrong = (field: VerificationField, words: string): Hint | undefined =>
    fault === field || (field === "emailCode" && fault === "emailToken")
      ? { tone: "error", children: t(words) }
      : undefined;
  switch (type) {
    case "EMAIL":
      return <MailField codes={codes} wrong={wrong("emailCode", "withdraw.code.wrong")} target={target} />;
    case "SMS":
      return (
        <CodeField
          label={t("withdraw.code.sms", { target })}
          value={codes.typed.smsCode ?? ""}
          onChange={(code) => codes.type("smsCode", code)}
          hint={wrong("smsCode", "withdraw.code.wrong")}
        />
      );
    case "GOOGLE":
      return (
        <CodeField
          label={t("withdraw.code.authenticator")}
          value={codes.typed.googleCode ?? ""}
          onChange={(code) => codes.type("googleCode", code)}
          hint={wrong("googleCode", "withdraw.code.wrongNow") ?? { children: t("withdraw.code.changes") }}
        />
      );
    case "FUND_PWD":
      return (
        <TextField
          type="password"
          autoComplete="off"
          label={t("withdraw.code.fundPassword")}
          value={codes.typed.fundPassword ?? ""}
          maxLength={128}
          onChange={(password) => codes.type("fundPassword", password)}
          hint={wrong("fundPassword", "withdraw.code.wrongPassword")}
        />
      );
    case "PASSKEY":
      return (
        <div className={cx(flow.rowWide, text.small)}>
          <Icon of={Fingerprint} size={24} />
          <span className={flow.grow}>{t("withdraw.code.passkey")}</span>
          {fault === "passkey" && (
            <span className={text.bad} role="alert">
              {t("withdraw.code.passkeyFailed")}
            </span>
          )}
        </div>
      );
    case "FACE":
    case "UNKNOWN":
      break;
  }
  return <Note tone="bad">{t("withdraw.code.elsewhere")}</Note>;
}

interface MailFieldProps {
  readonly codes: Codes;
  readonly wrong: Hint | undefined;
  /** Masked. */
  readonly target: string;
}

function MailField({ codes, wrong, target }: MailFieldProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mail } = codes;
  const place = useRef<HTMLDivElement>(null);
  const state: Hint | undefined =
    mail.state === "sending"
      ? { tone: "busy", children: t("withdraw.code.sendingMail") }
      : mail.state === "failed"
        ? { tone: "error", children: errorText(mail.error) }
        : mail.state === "sent" && mail.isEarlier
          ? { children: t("withdraw.code.sentBefore") }
          : undefined;
  return (
    <div ref={place}>
      <CodeField
        label={t("withdraw.code.mail", { target })}
        value={codes.typed.emailCode ?? ""}
        onChange={(code) => codes.type("emailCode", code)}
        hint={wrong ?? state}
        end={
          mail.state === "sent" || mail.state === "failed" ? (
            <CodeResend
              fromMs={mail.state === "sent" ? mail.againAt : 0}
              now={serverNow}
              onResend={() => {
                codes.sendMail();
                // The button goes with the press: what is next is to enter the code.
                place.current?.querySelector("input")?.focus();
              }}
            />
          ) : undefined
        }
      />
    </div>
  );
}
