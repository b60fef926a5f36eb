import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { KyaCheck } from "#shared/contract/pre-kya.ts";
import { type SenderResult, senderResult } from "#shared/domain/sender-result.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Address } from "#src/ui/address.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { checkSender } from "./sender-choice.ts";
import type { SenderGate } from "./use-sender-gate.ts";

const max = 6;
const line = css`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 12px;`;
const marks = {
  pass: "done",
  review: "running",
  reject: "failed",
  pending: "running",
  expired: "cancelled",
} as const satisfies Readonly<Record<SenderResult, string>>;

/** Addresses that were checked before: what holds can be used, what is over checked again. */
export function CheckedAddresses({ gate }: { readonly gate: SenderGate }): ReactNode {
  const { t } = useTranslation();
  const { coin, chain, need } = gate;
  const checks = useCall("preKya.checks", { coin, chain, size: max }, { enabled: need === "needed" });
  if (need !== "needed") return null;
  return (
    <Card aria-label={t("deposit.sender.past")}>
      <CardHead title={t("deposit.sender.past")} />
      {checks.status === "error" ? (
        <CardBody>
          <LoadFailure error={checks.error} onRetry={checks.refetch} retrying={checks.fetching} />
        </CardBody>
      ) : checks.status !== "ok" ? (
        <CardBody>
          <SkeletonRows count={3} />
        </CardBody>
      ) : checks.data.list.length === 0 ? (
        <CardBody>
          <p className={cx(text.small, text.ink3)}>{t("deposit.sender.noneChecked")}</p>
        </CardBody>
      ) : (
        <CardList>
          {checks.data.list.map((check) => (
            <Checked key={check.checkId} check={check} />
          ))}
        </CardList>
      )}
      <CardBody>
        <p className={cx(text.caption, text.ink3)}>{t("deposit.sender.whyCheck")}</p>
      </CardBody>
    </Card>
  );
}

function Checked({ check }: { readonly check: KyaCheck }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const iconOf = useCoinIcon("DEPOSIT");
  const { coin, chain, fromAddress, createdTime, expireTime } = check;
  const result = senderResult(check, serverNow());
  const canUse = result !== "reject";
  return (
    <li>
      <div className={cx(flow.rowWide, flow.grow)}>
        <CoinDisc coin={coin} icon={iconOf(coin)} size={32} />
        <div className={flow.grow}>
          <div className={line}>
            <Address value={fromAddress} form="short" />
            <StateMark kind={marks[result]}>{t(`deposit.sender.mark.${result}`)}</StateMark>
          </div>
          <div className={cx(line, text.caption, text.ink3)}>
            <span>
              {result === "pass"
                ? t("deposit.sender.until", { time: format.dateTime(expireTime) })
                : format.dateTime(createdTime)}
            </span>
            {canUse && (
              <Button variant="tertiary" size="sm" onClick={() => checkSender(coin, chain, fromAddress)}>
                {t(result === "expired" ? "deposit.sender.again" : "deposit.sender.use")}
              </Button>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}
