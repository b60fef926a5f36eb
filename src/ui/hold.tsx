import type { IconNode } from "lucide";
import { Search, TrendingDown } from "lucide";
import type { ReactNode } from "react";
import { hotSeconds } from "./countdown.ts";
import { Icon } from "./icon.tsx";
import { AnnouncedSeconds, RingFace } from "./ring.tsx";
import { Spinner } from "./spinner.tsx";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";

const block = css`display: flex; align-items: center; gap: 14px; padding: 12px 14px; border-radius: var(--r2); border: 1px solid;`;
/** The end goes below where figures are too long to stand beside each other. */
const words = css`
  flex: 1; min-width: 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 4px 14px;
  & > :first-child { flex: 1 1 min-content; min-width: 0; }
`;
/** "1 BTC =" may stand above its figure, which itself is never cut. */
const breaks = css`&& > * { white-space: normal; }`;
const tones = {
  held: css`background: var(--primary-soft); border-color: var(--primary-line); --ring-track: var(--primary-line);`,
  hot: css`background: var(--warn-soft); border-color: var(--warn-line); --ring-track: var(--warn-line);`,
  dead: css`background: var(--sunken); border-color: var(--line-2); --ring-track: var(--primary-line);`,
  moved: css`background: var(--warn-soft); border-color: var(--warn-line);`,
  busy: css`background: var(--sunken); border-color: var(--line-2);`,
  unknown: css`background: var(--info-soft); border-color: var(--info-line); align-items: flex-start;`,
};
const disc = css`
  display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; flex: none; background: var(--surface);
`;
const discs = { moved: css`color: var(--warn);`, unknown: css`color: var(--info);` };
const marks: Record<"moved" | "unknown", IconNode> = { moved: TrendingDown, unknown: Search };

export type HoldState =
  | { readonly kind: "counting"; readonly seconds: number; readonly total: number }
  | { readonly kind: "moved" | "busy" | "unknown" };

export interface HoldProps {
  /** `counting` covers held, its hot last seconds and the end; see useSecondsLeft of countdown.ts. */
  readonly state: HoldState;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** The live price beside the held one, or the way on. */
  readonly end?: ReactNode;
}

/** A quote through its life: held, running out, over, moved, being sent, outcome unknown. */
export function Hold({ state, title, detail, end }: HoldProps): ReactNode {
  return (
    <div className={cx(block, tones[toneOf(state)])} role={state.kind === "counting" ? "timer" : "status"}>
      <Lead state={state} />
      <div className={words}>
        <div>
          <div className={text.strong}>{title}</div>
          {detail !== undefined && <div className={cx(text.small, text.ink2, breaks)}>{detail}</div>}
        </div>
        {end}
      </div>
    </div>
  );
}

function toneOf(state: HoldState): keyof typeof tones {
  if (state.kind !== "counting") return state.kind;
  if (state.seconds === 0) return "dead";
  return state.seconds <= hotSeconds ? "hot" : "held";
}

function Lead({ state }: { readonly state: HoldState }): ReactNode {
  if (state.kind === "busy") return <Spinner size="lg" />;
  if (state.kind === "counting") {
    return (
      <>
        <RingFace seconds={state.seconds} total={state.total} />
        <AnnouncedSeconds seconds={state.seconds} />
      </>
    );
  }
  return (
    <span className={cx(disc, discs[state.kind])}>
      <Icon of={marks[state.kind]} />
    </span>
  );
}
