import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitUse } from "#shared/contract/withdraw-estimate.ts";
import { BigAmount } from "#src/ui/big-amount.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { LimitBar } from "./limit-bar.tsx";

const part = css`padding: 20px 24px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start; ${media.phone} { padding: 16px; }`;

export interface LimitPartProps {
  readonly title: string;
  /** When it begins anew, in words; "" where it has, by now. */
  readonly resets: string;
  readonly use: LimitUse;
  /** Figures of before: reading them again failed. */
  readonly stale: boolean;
  /** Another limit lets nothing leave: what is left of this one is nothing that can. */
  readonly closed?: boolean;
  /** Said in place of the bar where there is no limit. */
  readonly none?: string;
}

/** What is left of one limit, of a day or a month; without one what was withdrawn (F4e.*). */
export function LimitPart({ title, resets, use, stale, closed = false, none }: LimitPartProps): ReactNode {
  const { t } = useTranslation();
  const isOfUsed = use.none || closed;
  const note = t(isOfUsed ? "withdraw.limit.amountWithdrawn" : "withdraw.limit.amountLeft");
  return (
    <section className={part} aria-label={title}>
      <div className={cx(flow.between, flow.wrap)}>
        <h2 className={text.strong}>{title}</h2>
        {resets !== "" && (
          <span className={cx(text.small, text.ink3)}>{t("withdraw.limit.resetsAt", { time: resets })}</span>
        )}
      </div>
      <BigAmount unit="USDT" note={note} stale={stale}>
        <OwnFigure kind="amount" value={isOfUsed ? use.used : use.left} places={2} live />
      </BigAmount>
      <LimitBar
        use={use}
        label={title}
        {...(none !== undefined && { none })}
        end={
          <span>
            {t("withdraw.limit.of")} <OwnFigure kind="amount" value={use.limit} places={2} />
          </span>
        }
      />
    </section>
  );
}
