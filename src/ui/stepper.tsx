import { Check } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Icon } from "./icon.tsx";
import { css, names } from "./style.ts";
import { hiddenText } from "./text.ts";

const list = css`
  & > li { position: relative; display: flex; gap: 14px; padding-block-end: 20px; color: var(--ink-3); }
  & > li:last-child { padding: 0; }
  & > li:not(:last-child)::before { content: ""; position: absolute; inset-inline-start: 13px; inset-block: 28px 0; width: 2px; background: var(--line-2); }
  & b { display: block; font-weight: 500; line-height: 18px; margin-block-start: 5px; }
  & small { font-size: 12px; line-height: 16px; }
`;
const disc = css`
  display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; border: 1.5px solid var(--control); font-size: 13px; font-weight: 600;
  flex: none; background: var(--surface); z-index: 1;
`;
const states = {
  done: css`
    &&  { color: var(--ink-2); }
    & > span:first-child { background: var(--success); border-color: var(--success); color: var(--surface); }
    &&::before { background: var(--success) !important; }
  `,
  now: css`
    && { color: var(--ink); }
    & > span:first-child { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
    & b { font-weight: 600; }
    & small { color: var(--ink-2); }
  `,
  ahead: "",
};

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** Where one is in a task of several steps, top to bottom. */
export function Stepper({
  steps,
  current,
}: {
  readonly steps: readonly Step[];
  /** Index of the step at work; `steps.length` when all is done. */
  readonly current: number;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <ol className={list}>
      {steps.map((step, at) => {
        const state = at < current ? "done" : at === current ? "now" : "ahead";
        return (
          <li
            key={step.id}
            className={names(states[state])}
            aria-current={state === "now" ? "step" : undefined}
          >
            <span className={disc} aria-hidden="true">
              {state === "done" ? <Icon of={Check} size={16} /> : at + 1}
            </span>
            <span>
              <b>{step.title}</b>
              {step.detail !== undefined && <small>{step.detail}</small>}
              {state === "done" && <span className={hiddenText}>{t("ui.step.done")}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
