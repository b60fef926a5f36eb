import { Check, CircleCheck, CircleX, type IconNode, Minus } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { BlockTradeCheck } from "#shared/contract/block-trade.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { blockAccounts } from "#shared/domain/block-accounts.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { errorData } from "#shared/rpc/errors.ts";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { useSessionStatus } from "#src/session/session.ts";
import { appConfig } from "#src/state/app-config.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { useBanEnd } from "../form/refusal-message.tsx";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { type Condition, conditions, type Met, standingOf } from "./eligibility.ts";

const marks: Readonly<Record<Met, readonly [IconNode, string]>> = {
  yes: [Check, text.ok],
  no: [CircleX, text.bad],
  unknown: [Minus, text.ink3],
};
/** Two lines from the start, and room beside them for a balance below a million, which comes later. */
const twoLines = css`min-block-size: 2.5rem;`;
const ownBalance = cx(text.ink2, css`flex: none; min-inline-size: 6.5rem; text-align: end;`);
const list = css`& > li { font-size: .8125rem; line-height: 1.25rem; }`;
const line = cx(flow.rowWide, css`align-items: flex-start; & > svg { flex: none; margin-block-start: 2px; }`);
/** On a line of its own, as large as a finger where there is one. */
const repair = cx(
  textLinkClass(),
  text.small,
  css`display: block; width: fit-content; ${media.coarse} { padding-block: 12px; }`,
);

export interface EligibilityCardProps {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly account: ConvertAccount;
}

/** Whether this person may trade this pair as a block: each condition, and what repairs one that is not met. */
export function EligibilityCard({ fromCoin, toCoin, account }: EligibilityCardProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const check = useCall("blockTrade.check", { fromCoin, toCoin, accountType: blockAccounts[account] });
  const { met, others } = standingOf(check.data);
  const isRefused =
    check.data !== undefined &&
    Object.values(met)
      .concat(others.length > 0 ? "no" : [])
      .includes("no");
  const title = check.data?.eligible === true ? "yes" : isRefused ? "no" : "conditions";
  return (
    <Card aria-labelledby="block-eligibility">
      <CardHead title={t(`convert.block.eligible.${title}`)} id="block-eligibility">
        {title === "yes" && <Icon of={CircleCheck} size={20} className={text.ok} />}
      </CardHead>
      {check.status === "error" ? (
        <CardBody>
          <ErrorState
            title={t("convert.block.eligible.error")}
            message={errorText(check.error)}
            onRetry={check.refetch}
            retrying={check.fetching}
          />
        </CardBody>
      ) : (
        <>
          {check.error !== null && (
            <CardBody>
              <OutdatedNote onRetry={check.refetch} retrying={check.fetching}>
                {t("convert.block.eligible.error")}
              </OutdatedNote>
            </CardBody>
          )}
          <CardList className={list}>
            {others.map((code) => (
              <Line key={code} met="no">
                <OtherReason code={code} />
              </Line>
            ))}
            {conditions.map((condition) => (
              <Line
                key={condition}
                met={met[condition]}
                className={condition === "balance" ? twoLines : undefined}
                end={condition === "balance" && <OwnBalance value={check.data?.balanceUsd} />}
              >
                <ConditionText condition={condition} check={check.data} fromCoin={fromCoin} />
                {met[condition] === "no" && <Repair condition={condition} />}
              </Line>
            ))}
          </CardList>
        </>
      )}
    </Card>
  );
}

interface LineProps {
  readonly met: Met;
  readonly className?: string | undefined;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

function Line({ met, className, end, children }: LineProps): ReactNode {
  const { t } = useTranslation();
  const [mark, colour] = marks[met];
  return (
    <li className={line}>
      <Icon of={mark} size={16} className={colour} />
      <span className={hiddenText}>{t(`convert.block.eligible.met.${met}`)}</span>
      <span className={cx(flow.grow, className)}>{children}</span>
      {end}
    </li>
  );
}

function OwnBalance({ value = "" }: { readonly value: string | undefined }): ReactNode {
  if (useSessionStatus() === "anonymous") return null;
  return (
    <span className={ownBalance}>{value !== "" && <OwnFigure kind="value" value={value} unit="USD" />}</span>
  );
}

function ConditionText(props: {
  readonly condition: Condition;
  readonly check: BlockTradeCheck | undefined;
  readonly fromCoin: string;
}): ReactNode {
  const { condition, check, fromCoin: coin } = props;
  const { t } = useTranslation();
  const format = useFormat();
  if (condition === "balance") {
    const amount = check === undefined ? "—" : bidiIsolate(`${format.price(check.minBalanceUsd)} USD`);
    return t("convert.block.eligible.balance", { amount });
  }
  if (condition !== "pair") return t(`convert.block.eligible.${condition}`);
  if (check === undefined) return t("convert.block.eligible.size");
  if (isZeroText(check.maxAmount)) return t("convert.block.eligible.noPair");
  const min = bidiIsolate(format.price(check.minAmount));
  const max = bidiIsolate(`${format.price(check.maxAmount)} ${coin}`);
  return t("convert.block.eligible.pair", { min, max });
}

/** What is in the way beside the conditions, until when, and otherwise in a refusal's own words. */
function OtherReason({ code }: { readonly code: string }): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  const until = useBanEnd(code, "blockTrade");
  if (code === "10024") return t("convert.block.eligible.region");
  if (code === "10027") return `${t("convert.block.eligible.ban")} ${until}`.trim();
  return words(errorData({ kind: "BusinessError", code, message: "" }));
}

/** The one step that helps; the choice of another pair is the form's own. */
function Repair({ condition }: { readonly condition: Condition }): ReactNode {
  const { t } = useTranslation();
  if (condition === "balance" || condition === "margin") {
    return (
      <Link href={condition === "balance" ? "/deposit" : "/"} className={repair}>
        {t(condition === "balance" ? "convert.step.deposit" : "convert.step.balances")}
      </Link>
    );
  }
  const { identityUrl = "" } = appConfig;
  if (condition !== "identity" || identityUrl === "") return null;
  return (
    <a href={loginUrl(identityUrl, location.href)} className={repair}>
      {t("convert.step.verify")}
    </a>
  );
}
