import { Equal } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { Badge } from "#src/ui/badge.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { ShownRate } from "./shown-rate.ts";

const panel = css`
  display: flex; align-items: center; gap: 12px; padding: 12px 14px; border: 1px solid var(--line); border-radius: var(--r2);
  background: var(--sunken);
`;
const disc = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;

export interface FixedRateProps {
  readonly shown: Pick<ShownRate, "from" | "to" | "rate">;
  /** Marked as fixed. */
  readonly badge?: boolean;
  /** What that means. */
  readonly children: ReactNode;
}

/** The rate that stands, where a quote would count down. */
export function FixedRate({ shown, badge = false, children }: FixedRateProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { from, to, rate } = shown;
  return (
    <div className={panel}>
      <span className={disc}>
        <Icon of={Equal} size={18} />
      </span>
      <div className={flow.grow}>
        <span className={cx(figureClass, text.strong)}>{`1 ${from} = ${format.price(rate)} ${to}`}</span>
        <div className={cx(text.small, text.ink2)}>{children}</div>
      </div>
      {badge && <Badge tone="line">{t("convert.specialCoins.fixed")}</Badge>}
    </div>
  );
}
