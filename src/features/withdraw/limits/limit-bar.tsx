import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitUse } from "#shared/contract/withdraw-estimate.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const track = css`height: .375rem; border-radius: .25rem; background: var(--pressed); overflow: hidden; & > span { display: block; height: 100%; background: var(--ink); } &[data-full] > span { background: var(--danger); }`;
const line = css`display: flex; justify-content: space-between; flex-wrap: wrap; gap: 4px 12px; margin-block-start: 8px;`;

export interface LimitBarProps {
  /** Undefined while it is not known. */
  readonly use: LimitUse | undefined;
  readonly label: string;
  /** In place of what is left: the limit itself. */
  readonly end?: ReactNode;
  /** What is said where there is no limit. */
  readonly none?: string;
}

/** How much of a limit is used, in USDT. */
export function LimitBar({ use, label, end, none }: LimitBarProps): ReactNode {
  const { t } = useTranslation();
  if (use?.none === true) {
    return <p className={cx(text.small, text.ink2)}>{none ?? t("withdraw.limit.noLimit")}</p>;
  }
  const percent = use?.percent;
  return (
    <div>
      <div
        className={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-full={percent === 100 ? "" : undefined}
      >
        <span style={{ inlineSize: `${percent ?? 0}%` }} />
      </div>
      <div className={cx(line, text.small)}>
        <span className={text.ink2}>
          {t("withdraw.limit.used")} <OwnFigure kind="amount" value={use?.used} places={2} live />
        </span>
        {end ?? (
          <span className={text.medium}>
            {t("withdraw.limit.left")}{" "}
            <OwnFigure kind="amount" value={use?.left} places={2} unit="USDT" live />
          </span>
        )}
      </div>
    </div>
  );
}
