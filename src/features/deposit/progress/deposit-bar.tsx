import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DepositProgress } from "#shared/domain/deposit-state.ts";
import { knownSeconds, useAbout } from "#src/entry/arrival.ts";
import { useFormat } from "#src/i18n/format.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const track = css`
  position: relative; height: .5rem; border-radius: .25rem; background: var(--pressed); overflow: visible;
  & > span { position: absolute; inset-block: 0; inset-inline-start: 0; border-radius: .25rem; background: var(--primary); transition: inline-size var(--t2) var(--ease); }
  & > i { position: absolute; inset-block: -.1875rem; width: 2px; background: var(--ink); }
`;
const marks = css`display: flex; flex-wrap: wrap; justify-content: space-between; gap: .75rem; margin-block-start: .625rem; & > div:last-child { margin-inline-start: auto; text-align: end; }`;

export interface DepositBarProps {
  readonly progress: DepositProgress;
  /** The exchange says so: blocks alone credit nothing. */
  readonly credited: boolean;
  /** Between two blocks; undefined where nobody says. */
  readonly blockSeconds: number | undefined;
  readonly label: string;
}

/** One bar, two milestones: credited, where its count is known, and withdrawable, each with its count and the time it may take. */
export function DepositBar({ progress, credited, blockSeconds, label }: DepositBarProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const about = useAbout();
  const { seen, credit, safe } = progress;
  if (safe === 0) return null;
  const share = (count: number): string => `${Math.min(100, (count / safe) * 100)}%`;
  const reported = (of: number): string => {
    const count = t("deposit.countOf", { seen: format.count(Math.min(seen, of)), of: format.count(of) });
    const left = knownSeconds(blockSeconds && (of - seen) * blockSeconds);
    return of <= seen || left === undefined ? count : `${count} · ${about(left)}`;
  };
  const milestones = [
    ...(credit > 0 ? [{ of: credit, name: t("deposit.credited"), reached: credited }] : []),
    { of: safe, name: t("deposit.withdrawable"), reached: false },
  ];
  const next = milestones.findIndex(({ reached }) => !reached);
  return (
    <div>
      <div
        className={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={safe}
        aria-valuenow={Math.min(seen, safe)}
        aria-valuetext={milestones.map(({ name, of }) => `${name} ${reported(of)}`).join(", ")}
      >
        <span style={{ inlineSize: share(seen) }} />
        {credit > 0 && credit < safe && <i style={{ insetInlineStart: share(credit) }} />}
      </div>
      <div className={cx(marks, text.caption, text.ink3)}>
        {milestones.map(({ name, of, reached }, index) => (
          <div key={name}>
            <div className={reached ? text.ok : index === next ? cx(text.strong, text.ink) : undefined}>
              {name}
            </div>
            {reported(of)}
          </div>
        ))}
      </div>
    </div>
  );
}
