import { ChevronDown, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";

const chip = css`
  position: relative; display: inline-flex; align-items: center; flex: none; height: 2.5rem; border: 1px solid var(--line-2); border-radius: var(--r1);
  background: var(--surface); font-weight: 500;
  ${media.coarse} { height: 2.875rem; }
  &:hover { border-color: var(--control); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > svg { position: absolute; pointer-events: none; }
  & > svg:first-of-type { inset-inline-start: 12px; }
  & > svg:last-of-type { inset-inline-end: 12px; color: var(--ink-3); }
  & > select {
    appearance: none; field-sizing: content; border: 0; background: none; outline: none; height: 100%; padding-inline: 36px 34px; font: inherit; color: inherit; cursor: pointer;
    border-radius: inherit; ${media.phone} { font-size: 1rem; } ${media.coarse} { font-size: 1rem; }
  }
  & option { background: var(--raised); color: var(--ink); }
`;

export interface AccountChipProps<V extends string> {
  readonly icon: IconNode;
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

/** Which wallet: the platform's own list behind a chip. */
export function AccountChip<V extends string>(props: AccountChipProps<V>): ReactNode {
  const { icon, label, value, options, onChange } = props;
  return (
    <label className={chip}>
      <span className={hiddenText}>{label}</span>
      <Icon of={icon} size={16} />
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} />
    </label>
  );
}
