import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { decimalsOf } from "#shared/domain/plain-amount.ts";
import { arrivalSeconds, useAbout } from "#src/entry/arrival.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { BigAmount } from "#src/ui/big-amount.tsx";
import { Card } from "#src/ui/card.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { noFigure } from "#src/ui/no-figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Withdraw } from "./use-withdraw.ts";

interface SummaryProps {
  readonly withdraw: Withdraw;
}

function shown({ row, current }: Withdraw): { readonly received: string; readonly debit: string } {
  return row !== undefined && current && row.ready ? row : { received: "", debit: "" };
}

/** What arrives and what it costs, both always in sight, with the one button. */
export function SummaryCard({ withdraw, button }: SummaryProps & { readonly button: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { choice, row } = withdraw;
  const { received, debit } = shown(withdraw);
  const places = row?.places ?? anyAccuracy;
  return (
    <Card pad="md" aria-label={t("withdraw.summary")}>
      <div className={flow.stack4}>
        <div>
          <div className={cx(text.small, text.ink2)}>{t("withdraw.recipientGets")}</div>
          <BigAmount unit={received === "" ? "" : choice.coin}>
            <Figure kind="amount" value={received} places={places} muteFraction />
          </BigAmount>
        </div>
        <DescriptionList>
          <Fact term={t("withdraw.networkFee")}>
            <Fee withdraw={withdraw} />
          </Fact>
          <Fact term={t("withdraw.debited")}>
            <Figure
              kind="amount"
              value={debit}
              places={places}
              unit={debit === "" ? undefined : choice.coin}
            />
          </Fact>
          <Fact term={t("withdraw.arrivesIn")}>
            <Arrival withdraw={withdraw} />
          </Fact>
        </DescriptionList>
        <div className={flow.notPhone}>{button}</div>
      </div>
    </Card>
  );
}

/** Of this amount; without one what every amount costs. */
function Fee({ withdraw: { row, choice, internal } }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (internal) return t("withdraw.noFee");
  if (row === undefined || row.flatFee === "") return <Figure kind="amount" value="" places={anyAccuracy} />;
  if (row.fee !== "") return <Figure kind="amount" value={row.fee} places={row.places} unit={choice.coin} />;
  return t("withdraw.percentFee", {
    flat: bidiIsolate(`${format.amount(row.flatFee, anyAccuracy)} ${choice.coin}`),
    // Whole: cut at its second decimal it would be told as less than is taken.
    percent: bidiIsolate(format.percent(row.percentFee, "share", Math.max(2, decimalsOf(row.percentFee)))),
  });
}

function Arrival({ withdraw: { chain, internal } }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const about = useAbout();
  if (internal) return t("withdraw.immediate");
  const seconds = chain && arrivalSeconds(chain);
  return seconds === undefined ? noFigure : about(seconds);
}

/** The same in one line, above the button of phones. */
export function RecipientGets({ withdraw }: SummaryProps): ReactNode {
  const { t } = useTranslation();
  const { received } = shown(withdraw);
  return (
    <>
      <span className={cx(text.small, text.ink2)}>{t("withdraw.recipientGets")}</span>
      <Figure
        kind="amount"
        value={received}
        places={withdraw.row?.places ?? anyAccuracy}
        unit={received === "" ? undefined : withdraw.choice.coin}
        className={text.strong}
      />
    </>
  );
}
