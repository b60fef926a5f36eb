import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { LogInButton } from "#src/money/outcome-links.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { text } from "#src/ui/text.ts";
import { CodeFields } from "#src/verification-codes/code-fields.tsx";
import { RefusalLink } from "../send/refusal-link.tsx";
import { useWithdrawRefusal } from "../send/use-refusal.ts";
import { useRaise } from "./use-raise.ts";

export interface RaiseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** USDT a day, as they are and as they would be. */
  readonly from: string;
  readonly to: string;
}

/** Raises one's own limit of a day: what it becomes, the codes, and what came of it. */
export default function RaiseDialog({ open, onClose, from, to }: RaiseDialogProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useWithdrawRefusal();
  const raise = useRaise(to);
  const { check, busy, refused, unclear } = raise;
  // An answer that was lost shows in the limits, which were read anew.
  const done = raise.done || compareDecimalText(from, to) === 0;
  const { stage } = check;
  const usdt = (amount: string): string => bidiIsolate(`${format.price(plainAmount(amount))} USDT`);
  const atCodes = (stage.at === "codes" || stage.at === "signing") && !done && !unclear;
  // One that is over is made anew by the same button.
  const needsCodes = atCodes && check.fault !== "over";
  const close = (): void => {
    if (busy) return;
    raise.reset();
    onClose();
  };
  const next = needsCodes ? raise.confirm : raise.begin;
  return (
    <Dialog
      open={open}
      onClose={close}
      sending={busy}
      width={480}
      title={t("withdraw.raise.title")}
      footer={
        done ? (
          <Button variant="primary" size="lg" block onClick={close}>
            {t("money.done")}
          </Button>
        ) : refused?.kind === "NotLoggedIn" ? (
          <LogInButton />
        ) : (
          <Button
            variant="primary"
            size="lg"
            block
            busy={busy}
            disabled={needsCodes && !check.ready && !busy}
            onClick={next}
          >
            {t("withdraw.raise.act", { limit: usdt(to) })}
          </Button>
        )
      }
    >
      <form
        className={flow.stack4}
        onSubmit={(event) => {
          event.preventDefault();
          if (!done && !busy) next();
        }}
      >
        {done ? (
          <Note tone="ok" announce>
            {t("withdraw.raise.done", { limit: usdt(to) })}
          </Note>
        ) : (
          <p className={text.ink2}>{t("withdraw.raise.text", { from: usdt(from), to: usdt(to) })}</p>
        )}
        {atCodes && <CodeFields check={check} />}
        {unclear && !done && refused === null && (
          <Note tone="warn" announce>
            {t("withdraw.raise.unclear")}
          </Note>
        )}
        {stage.at === "blocked" && (
          <Note tone="bad" announce>
            {words({ ...noError, code: String(stage.code) })}{" "}
            <RefusalLink error={{ code: String(stage.code) }} />
          </Note>
        )}
        {refused !== null && !done && (
          <Note tone="bad" announce>
            {words(refused)} {!unclear && t("withdraw.raise.unchanged")}
          </Note>
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}

/** A block that a check answered with is said as a refusal of the same code is. */
const noError = {
  kind: "BusinessError",
  message: "",
  call: "withdraw.raiseLimit",
  requestId: "",
  retriable: false,
  outcome: "none",
} as const;
