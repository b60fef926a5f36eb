import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedSender } from "#shared/contract/deposit-sender.ts";
import { useFormat } from "#src/i18n/format.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { Address } from "#src/ui/address.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { text } from "#src/ui/text.ts";
import { acceptHold, checkSender, holdOf } from "./sender-choice.ts";
import type { SenderGate } from "./use-sender-gate.ts";

const box = css`display: grid; gap: 6px; padding: 12px 16px; border: 1px solid var(--line-2); border-radius: var(--r2);`;
const why = css`display: grid; gap: 4px; margin-block: 6px; padding-inline-start: 18px; list-style: disc;`;
const tones = { pass: "ok", review: "warn", reject: "bad", pending: "info", expired: "warn" } as const;

export interface SenderResultCardProps {
  readonly gate: SenderGate;
  readonly sender: CheckedSender;
}

/** What the check says of the sending address, and what can be done then. */
export function SenderResultCard({ gate, sender }: SenderResultCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { result, riskLevel, reasons, fromAddress, checkId } = sender;
  // What passed may be of a risk between, or of one that nobody tells.
  const isLow = result !== "pass" || riskLevel === "LOW";
  const until = format.dateTime(sender.expireTime);
  return (
    <div className={flow.stack4}>
      <div className={box}>
        <span className={text.strong}>{t("deposit.sender.wallet")}</span>
        <Address value={fromAddress} />
      </div>
      <Note tone={tones[result]} announce>
        <b>{isLow ? t(`deposit.sender.result.${result}`) : t("deposit.sender.mark.pass")}</b>
        {(result === "review" || result === "reject") && reasons.length > 0 && (
          <ul className={why}>
            {reasons.map((reason) => (
              <li key={reason}>{t(`deposit.sender.reason.${reason}`)}</li>
            ))}
          </ul>
        )}
        <p>{t(`deposit.sender.advice.${result}`, { time: until })}</p>
      </Note>
      {result === "reject" && (
        <div className={cx(flow.row, flow.wrap, text.caption, text.ink3)}>
          <span>{t("deposit.sender.checkId")}</span>
          <RecordId value={checkId} label={t("ui.copy")} />
          <span>{t("deposit.sender.holdsUntil", { time: until })}</span>
        </div>
      )}
      {result === "review" && (
        <Checkbox checked={gate.accepted} onChange={(on) => acceptHold(on ? holdOf(sender) : "")}>
          {t("deposit.sender.acceptHold")}
        </Checkbox>
      )}
      <div className={cx(flow.row, flow.wrap)}>
        {result === "expired" && (
          <Button variant="primary" busy={gate.fetching} onClick={gate.retry}>
            {t("deposit.sender.again")}
          </Button>
        )}
        <Button onClick={() => checkSender(gate.coin, gate.chain, "")}>{t("deposit.sender.other")}</Button>
        {result === "reject" && <SupportLink variant="tertiary" />}
      </div>
    </div>
  );
}
