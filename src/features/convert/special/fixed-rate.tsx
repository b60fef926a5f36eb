import { Equal } from "lucide";
import type { ReactNode } from "react";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Badge } from "#src/ui/badge.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";

const panel = css`
  display: flex; align-items: center; gap: 12px; padding: 12px 14px; border: 1px solid var(--line); border-radius: var(--r2);
  background: var(--sunken);
`;
const disc = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;

export interface FixedRateProps {
  readonly from: string;
  readonly to: string;
  /** `to` per `from`; "" while it is not known. */
  readonly rate: string;
  /** Marked as fixed. */
  readonly badge?: boolean;
  /** What that means. */
  readonly children: ReactNode;
}

/** The rate that stands, where a firm price would count down. */
export function FixedRate({ from, to, rate, badge = false, children }: FixedRateProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  // A rate that is set is shown as it was set: 1, not 1.00.
  const shown = rate.length > 8 ? format.amount(rate, rateDecimals(rate)) : format.price(rate);
  return (
    <div className={panel}>
      <span className={disc}>
        <Icon of={Equal} size={18} />
      </span>
      <div className={flow.grow}>
        <span className={names(figureClass, text.strong)}>{`1 ${from} = ${shown} ${to}`}</span>
        <div className={names(text.small, text.ink2)}>{children}</div>
      </div>
      {badge && <Badge tone="line">{t("convert.special.fixed")}</Badge>}
    </div>
  );
}
