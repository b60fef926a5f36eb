import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#src/ui/badge.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Figure } from "#src/ui/figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

/** Where the text is of twice the size, or the page as narrow: em of a media query are of the browser's own text. */
const wideText = "@media (max-width: 14em)";
const table = css`
  width: 100%; border-collapse: collapse;
  & th, & td { padding: 12px 20px; text-align: right; border-block-end: 1px solid var(--line); font-weight: 400; vertical-align: middle; ${media.phone} { padding: 12px 8px; overflow-wrap: anywhere; } ${wideText} { padding: 12px 4px; & > span { white-space: normal; } } }
  ${media.phone} { font-size: .875rem; & tr > :first-child { padding-inline-start: 16px; } & tr > :last-child { padding-inline-end: 16px; } }
  & th:first-child { text-align: start; }
  & thead th { font-size: .8125rem; color: var(--ink-2); }
  & tr[data-own] { background: var(--primary-soft); box-shadow: inset 3px 0 var(--primary); [dir="rtl"] & { box-shadow: inset -3px 0 var(--primary); } }
`;

export interface LevelRow {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  /** "-1" for none, as is the next. */
  readonly dailyLimit: string;
  readonly monthlyLimit?: string;
  /** The person's own. */
  readonly own: boolean;
  /** How to get there. */
  readonly action?: ReactNode;
}

export interface LevelTableProps {
  readonly rows: readonly LevelRow[];
  readonly withMonth?: boolean;
}

/** Levels with what each may withdraw, USDT. */
export function LevelTable({ rows, withMonth = false }: LevelTableProps): ReactNode {
  const { t } = useTranslation();
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t("withdraw.limit.level")}</th>
          <th scope="col">{t("withdraw.limit.aDay")}</th>
          {withMonth && <th scope="col">{t("withdraw.limit.aMonth")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, detail, dailyLimit, monthlyLimit = "-1", own, action }) => (
          <tr key={id} data-own={own ? "" : undefined} aria-current={own ? "true" : undefined}>
            <th scope="row">
              <span className={text.strong}>{name}</span>{" "}
              {own && <Badge tone="primary">{t("withdraw.limit.you")}</Badge>} {action}
              {detail !== undefined && (
                <span className={cx(text.caption, text.ink3)} style={{ display: "block" }}>
                  {detail}
                </span>
              )}
            </th>
            <td className={text.medium}>
              <Limit value={dailyLimit} />
            </td>
            {withMonth && (
              <td>
                <Limit value={monthlyLimit} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Limit({ value }: { readonly value: string }): ReactNode {
  const { t } = useTranslation();
  if (value.startsWith("-")) return <span className={text.ink2}>{t("withdraw.limit.noLimit")}</span>;
  return <Figure kind="amount" value={value} places={2} />;
}
