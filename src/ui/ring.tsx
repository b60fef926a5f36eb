import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { announcedSeconds, type CountdownOptions, hotSeconds, useSecondsLeft } from "./countdown.ts";
import { css, cx } from "./style.ts";
import { hiddenText } from "./text.ts";

const ring = css`
  position: relative; display: inline-grid; place-items: center; width: 44px; height: 44px; flex: none; font-weight: 600; font-size: .9375rem;
  & svg { position: absolute; inset: 0; width: 100%; height: 100%; transform: rotate(-90deg); }
  [dir="rtl"] & svg { transform: rotate(-90deg) scaleY(-1); }
  & circle { fill: none; stroke-width: 3; }
  & circle:first-of-type { stroke: var(--ring-track, var(--line)); }
  & circle:last-of-type { stroke: var(--primary); stroke-linecap: round; }
`;
const small = css`width: 28px; height: 28px; font-size: .75rem; & circle { stroke-width: 4; }`;
const hot = css`color: var(--warn); & circle:last-of-type { stroke: var(--warn); }`;
const over = css`color: var(--ink-3); & circle:last-of-type { display: none; }`;

const radius = 20;
const round = 2 * Math.PI * radius;

export interface RingFaceProps {
  readonly seconds: number;
  /** The seconds of a full ring. */
  readonly total: number;
  readonly size?: "sm" | "md";
}

/** The picture alone, for a part that counts by itself. */
export function RingFace({ seconds, total, size = "md" }: RingFaceProps): ReactNode {
  const state = seconds === 0 ? over : seconds <= hotSeconds && hot;
  const arc = total > 0 ? Math.min(1, seconds / total) * round : 0;
  return (
    <span className={cx(ring, size === "sm" && small, state)} aria-hidden="true">
      <svg viewBox="0 0 44 44" focusable="false" role="presentation">
        <circle cx="22" cy="22" r={radius} />
        <circle cx="22" cy="22" r={radius} strokeDasharray={`${arc} ${round}`} />
      </svg>
      <span>{seconds}</span>
    </span>
  );
}

/** Says the seconds at 10, 5 and 0, politely; between them it keeps what it said last. */
export function AnnouncedSeconds({ seconds }: { readonly seconds: number }): ReactNode {
  const { t } = useTranslation();
  const announced = announcedSeconds.includes(seconds);
  return (
    <span className={hiddenText} role="status">
      {announced && (seconds === 0 ? t("ui.ring.over") : t("ui.ring.left", { count: seconds }))}
    </span>
  );
}

export interface RingProps extends CountdownOptions {
  readonly totalSeconds: number;
  readonly size?: "sm" | "md";
}

/** A countdown by server time: steps once a second, orange in the last five, grey at the end. */
export function Ring({ totalSeconds, size = "md", ...countdown }: RingProps): ReactNode {
  const seconds = useSecondsLeft(countdown);
  return (
    <span role="timer">
      <RingFace seconds={seconds} total={totalSeconds} size={size} />
      <AnnouncedSeconds seconds={seconds} />
    </span>
  );
}
