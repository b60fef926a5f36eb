import { CircleAlert, CircleCheck, CircleX, ShieldAlert, ShieldCheck, ShieldX } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useSaidLater } from "#src/ui/use-said-later.ts";
import { nameOf } from "../book/book-view.ts";
import { Comparison } from "../target/comparison.tsx";
import type { CheckedTarget } from "../target/use-target.ts";
import { isUncompared } from "../target/use-target-texts.tsx";
import { outcomeOf, toneOf } from "./risk-texts.ts";

const banner = css`display: flex; gap: 1rem; padding: 1rem; border: 1px solid; border-radius: var(--r2);`;
const tones = {
  ok: css`background: var(--success-soft); border-color: var(--success-line); & svg, & h2 { color: var(--success); }`,
  warn: css`background: var(--warn-soft); border-color: var(--warn-line); & svg, & h2 { color: var(--warn); }`,
  bad: css`background: var(--danger-soft); border-color: var(--danger-line); & svg, & h2 { color: var(--danger); }`,
};
const disc = css`display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; background: var(--surface);`;
const facts = css`
  border: 1px solid var(--line); border-radius: var(--r2);
  & > div { display: flex; align-items: center; gap: .75rem; padding: .75rem 1rem; border-block-end: 1px solid var(--line); }
  & > div:last-child { border-block-end: 0; }
  & dt { flex: 1; } & dd { margin: 0; text-align: end; color: var(--ink-2); }
`;
const shields = { ok: ShieldCheck, warn: ShieldAlert, bad: ShieldX };
const levelTones = { LOW: "ok", MEDIUM: "warn", HIGH: "bad", SEVERE: "bad", UNKNOWN: "warn" } as const;
const marks = { ok: CircleCheck, warn: CircleAlert, bad: CircleX };

export interface CheckResultProps {
  readonly target: CheckedTarget;
  readonly network: string;
  /** The network has memos, though this address may do without one. */
  readonly hasMemo: boolean;
}

/** What was found about an address, and each thing that was looked at. */
export function CheckResult({ target, network, hasMemo }: CheckResultProps): ReactNode {
  const { t } = useTranslation();
  const outcome = outcomeOf(target);
  const said = useSaidLater();
  const tone = toneOf[outcome];
  const { similar, blockCode } = target;
  const takesMemo = hasMemo || target.tagRequired;
  const name = similar === null ? "" : nameOf({ remark: similar.name, address: similar.address });
  return (
    <div className={flow.stack4}>
      <div className={cx(banner, tones[tone])} role="status">
        <span className={disc}>
          <Icon of={shields[tone]} />
        </span>
        <div {...said}>
          <h2>{t(`addressBook.outcome.${outcome}`)}</h2>
          <p className={text.ink2}>
            {outcome === "severe" || outcome === "high"
              ? t("recipient.graveRisk")
              : t(`addressBook.outcomeText.${outcome}`, { name: bidiIsolate(name) })}
          </p>
          {outcome === "blocked" && (
            <p className={cx(text.caption, text.ink3)}>
              {t("addressBook.code", { code: String(blockCode) })}
            </p>
          )}
        </div>
      </div>
      {similar !== null && (
        <Comparison name={name} saved={similar.address} typed={target.address} used={similar.id === ""} />
      )}
      <dl className={facts}>
        <Fact
          tone="ok"
          term={t("addressBook.fact.format")}
          words={t("addressBook.fact.formatOk", { network })}
        />
        <Fact
          tone={levelTones[target.riskLevel]}
          term={t("addressBook.fact.risk")}
          words={t(`addressBook.risk.${target.riskLevel}`)}
        />
        <Fact
          tone="ok"
          term={t("addressBook.fact.user")}
          words={t(target.isInternal ? "addressBook.fact.userYes" : "addressBook.fact.userNo")}
        />
        <Fact
          tone={takesMemo ? "warn" : "ok"}
          term={t("addressBook.memo")}
          words={t(takesMemo ? "addressBook.fact.memoNeeded" : "addressBook.fact.memoNone", {
            network,
          })}
        />
        <Fact
          tone={target.isContract ? "warn" : "ok"}
          term={t("addressBook.fact.contract")}
          words={t(target.isContract ? "addressBook.fact.yes" : "addressBook.fact.no")}
        />
        <Fact
          tone={similar === null && !isUncompared(target) ? "ok" : "warn"}
          term={t("addressBook.fact.alike")}
          words={t(
            isUncompared(target)
              ? "addressBook.risk.UNKNOWN"
              : similar === null
                ? "addressBook.fact.no"
                : "addressBook.fact.yes",
          )}
        />
      </dl>
    </div>
  );
}

interface FactProps {
  readonly tone: "ok" | "warn" | "bad";
  readonly term: string;
  readonly words: string;
}

function Fact({ tone, term, words }: FactProps): ReactNode {
  const color = { ok: text.ok, warn: text.warn, bad: text.bad }[tone];
  return (
    <div>
      <Icon of={marks[tone]} size={18} className={color} />
      <dt>{term}</dt>
      <dd className={cx(tone !== "ok" && color)}>{words}</dd>
    </div>
  );
}
