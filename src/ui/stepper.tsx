import { Check, X } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";
import { hiddenRules, hiddenText } from "./text.ts";

const list = css`
  & > li { position: relative; display: flex; gap: 14px; padding-block-end: 20px; color: var(--ink-3); }
  & > li:last-child { padding: 0; }
  & > li:not(:last-child)::before { content: ""; position: absolute; inset-inline-start: 13px; inset-block: 28px 0; width: 2px; background: var(--line-2); }
  & b { display: block; font-weight: 500; line-height: 1.125rem; margin-block-start: 5px; }
  & small { font-size: .75rem; line-height: 1rem; }
  & time { margin-inline-start: auto; padding-block-start: 6px; font-size: .75rem; line-height: 1rem; color: var(--ink-3); white-space: nowrap; }
`;
/** On phones side by side: the discs, and the name of the step at work below them. */
const across = css`
  ${media.phone} {
    display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; padding-block-end: 24px;
    & > li { flex-direction: column; align-items: center; gap: 0; padding: 0; text-align: center; }
    & > li:not(:last-child)::before { inset-inline-start: calc(50% + 16px); inset-block: 13px auto; width: calc(100% - 32px); height: 2px; }
    & :is(small, time) { display: none; }
    & b { ${hiddenRules} }
    & > li[aria-current] b {
      inset-inline: 0; inset-block-start: 32px; width: auto; height: auto; overflow: visible; clip-path: none; white-space: normal; font-size: .8125rem; line-height: 1rem;
    }
  }
`;
/** A record's history: small discs without numbers. Where text leaves no room beside a step, its time stands below it. */
const slim = css`
  & > li { gap: 12px; padding-block-end: 16px; }
  & > li:not(:last-child)::before { inset-inline-start: 9px; inset-block-start: 20px; }
  & b { margin: 1px 0; }
  & time { padding-block-start: 2px; }
  ${media.stacked} {
    & > li { flex-wrap: wrap; }
    & > li > span:nth-child(2) { flex: 1; min-width: 0; }
    & time { flex: 1 0 100%; padding-inline-start: 32px; white-space: normal; }
  }
`;
const dot = css`width: 20px; height: 20px; font-size: 0; & > svg { width: 12px; height: 12px; } [aria-current] > && { border: 6px solid var(--primary); background: var(--surface); }`;

const disc = css`
  display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; border: 1.5px solid var(--control); font-size: .8125rem; font-weight: 600;
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
/** How it ended otherwise than well: after the states, so that it wins over them. */
const ends = {
  failed: css`&& > span:first-child { background: var(--danger); border-color: var(--danger); color: var(--surface); }`,
  off: css`&& > span:first-child { background: var(--ink-3); border-color: var(--ink-3); color: var(--surface); }`,
};

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** When it was done, as it reads. */
  readonly time?: string;
  /** A last step that is done, but not well: it failed, or was given up. */
  readonly end?: keyof typeof ends;
}

export interface StepperProps {
  readonly steps: readonly Step[];
  /** Index of the step at work; `steps.length` when all is done. */
  readonly current: number;
  /** `task` lies across on phones; `history` tells what became of a record, everywhere top to bottom. */
  readonly kind?: "task" | "history";
}

/** Where one is in a task of several steps, or a record on its way. */
export function Stepper({ steps, current, kind = "task" }: StepperProps): ReactNode {
  const history = kind === "history";
  const { t } = useTranslation();
  return (
    <ol className={cx(list, history ? slim : across)}>
      {steps.map((step, at) => {
        const state = at < current ? "done" : at === current ? "now" : "ahead";
        return (
          <li
            key={step.id}
            className={cx(states[state], step.end && ends[step.end])}
            aria-current={state === "now" ? "step" : undefined}
          >
            <span className={cx(disc, history && dot)} aria-hidden="true">
              {state === "done" ? <Icon of={step.end === undefined ? Check : X} size={16} /> : at + 1}
            </span>
            <span>
              <b>{step.title}</b>
              {step.detail !== undefined && <small>{step.detail}</small>}
              {state === "done" && <span className={hiddenText}>{t("ui.step.done")}</span>}
            </span>
            {step.time !== undefined && <time>{step.time}</time>}
          </li>
        );
      })}
    </ol>
  );
}
