import { type ReactNode, useId } from "react";
import { media } from "./breakpoints.ts";
import { css, cx } from "./style.ts";

const track = css`
  display: inline-flex; flex-wrap: wrap; padding: 3px; gap: 2px; margin: 0; min-width: 0; max-width: 100%; border: 0; border-radius: 6px; background: var(--seg-track);
  box-shadow: inset 0 0 0 1px var(--seg-edge);
`;
const fill = css`display: flex; & > label { flex: 1; }`;
const segment = css`
  position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 34px; padding: 0 14px;
  border-radius: var(--r1); font-weight: 500; color: var(--ink-2); font-size: .875rem; white-space: nowrap; cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; ${media.coarse} { inset-block: -3px; height: calc(100% + 6px); } }
  &:hover { color: var(--ink); }
  &:has(:checked) { background: var(--seg-on); color: var(--ink); box-shadow: var(--e1); font-weight: 600; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:has(:disabled) { color: var(--ink-off); cursor: not-allowed; }
  ${media.coarse} { min-height: 44px; }
  ${media.stacked} { padding-inline: 8px; text-align: center; white-space: normal; }
`;
/** Pressed on its track's edge too. */
const small = css`& > label { min-height: 26px; padding: 0 10px; font-size: .8125rem; & > input { inset-block: -3px; height: calc(100% + 6px); } ${media.coarse} { min-height: 38px; min-width: 44px; } }`;

export interface SegmentedProps<V extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly options: readonly {
    readonly value: V;
    readonly label: ReactNode;
    /** The label in full where what is seen is short: "24 hours" for 24h. */
    readonly announced?: string;
    readonly disabled?: boolean;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly size?: "sm" | "md";
  /** As wide as its container, in equal parts. */
  readonly fill?: boolean;
}

/** One of a few, all in sight. Radios underneath, so keys and forms know it. */
export function Segmented<V extends string>(props: SegmentedProps<V>): ReactNode {
  const { label, options, value, onChange, size = "md", fill: filled = false } = props;
  const name = useId();
  return (
    <fieldset className={cx(track, filled && fill, size === "sm" && small)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.announced}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
