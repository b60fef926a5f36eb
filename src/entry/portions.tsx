import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

const row = css`display: inline-flex; gap: 4px; margin-inline-start: auto;`;
const step = css`
  position: relative; min-height: 24px; padding: 0 6px; border-radius: var(--r1); font-size: .75rem; line-height: 1rem; font-weight: 500; text-align: center;
  color: var(--ink-2); background: var(--hover); white-space: nowrap; direction: ltr;
  &:hover { background: var(--pressed); color: var(--ink); }
  &::before { content: ""; position: absolute; inset: -2px; }
  ${media.coarse} { min-height: 28px; min-width: 40px; padding: 0 4px; &::before { inset: -8px -2px; } }
`;

const steps = ["25", "50", "75", "100"] as const;

/** What each step fills in, "" where it fills nothing. Decimal text. */
export type PortionAmounts = Readonly<Record<(typeof steps)[number], string>>;

export interface PortionsProps {
  readonly portions: PortionAmounts;
  readonly wholeLabel?: string | undefined;
  /** Which of them are of what the limits allow, where that is less than the balance. */
  readonly limited?: "whole" | "all" | undefined;
  readonly onFill: (amount: string) => void;
}

/** Quick steps of the balance, or of what the limits allow. The worker computed them; a press only fills one in. */
export const Portions = memo(function Portions(props: PortionsProps): ReactNode {
  const { portions, wholeLabel, limited, onFill } = props;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call quick steps form controls
    <span className={row} role="group" aria-label={t("entry.portions")}>
      {steps.map((part) => {
        const percent = format.wholePercent(Number(part));
        const isLimited = limited === "all" || (limited === "whole" && part === "100");
        return (
          <button
            key={part}
            type="button"
            className={step}
            aria-label={t(isLimited ? "entry.portionOfLimits" : "entry.portionOf", { percent })}
            title={part === "100" ? wholeLabel : undefined}
            disabled={portions[part] === ""}
            onClick={() => onFill(portions[part])}
          >
            {percent}
          </button>
        );
      })}
    </span>
  );
}, isSame);

/** Each estimate brings them anew, with the same amounts in them. */
function isSame(before: PortionsProps, now: PortionsProps): boolean {
  const isAs = steps.every((part) => before.portions[part] === now.portions[part]);
  const isNamedSo = before.wholeLabel === now.wholeLabel && before.limited === now.limited;
  return isAs && isNamedSo && before.onFill === now.onFill;
}
