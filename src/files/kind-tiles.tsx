import type { IconNode } from "lucide";
import { type ReactNode, useId } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";

const group = css`border: 0; margin: 0; padding: 0; min-width: 0;`;
export const tilesClass = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr)); grid-auto-rows: 1fr; gap: 8px;
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: auto; }
`;
export const tileClass = css`
  position: relative; display: flex; gap: 10px; align-items: flex-start; min-height: 68px; min-width: 0; padding: 12px; cursor: pointer;
  border: 1px solid var(--line-2); border-radius: var(--r2); background: var(--surface);
  & > svg { color: var(--ink-3); }
  & > span { min-width: 0; overflow-wrap: break-word; hyphens: auto; }
  & b { display: block; font-weight: 600; }
  & small { display: block; font-size: .75rem; line-height: 1rem; color: var(--ink-3); ${media.phone} { display: none; } }
  ${media.phone} { min-height: 48px; align-items: center; }
`;
const choice = css`
  & > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  &:hover { border-color: var(--control); }
  &:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
  & > :checked ~ svg { color: var(--ink); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

export interface KindTile<K extends string> {
  readonly kind: K;
  readonly label: string;
  /** What is in it; phones leave it out. */
  readonly detail: string;
  readonly icon: IconNode;
}

export interface KindTilesProps<K extends string> {
  readonly label: string;
  readonly tiles: readonly KindTile<K>[];
  /** "" while none is chosen. */
  readonly value: K | "";
  readonly onChange: (kind: K) => void;
  readonly disabled?: boolean;
}

/** What a file is of: one of several kinds, each with its sign. Radios underneath, so keys and screen readers know it. */
export function KindTiles<K extends string>(props: KindTilesProps<K>): ReactNode {
  const { label, tiles, value, onChange, disabled = false } = props;
  const name = useId();
  return (
    <fieldset className={group} disabled={disabled}>
      <legend className={hiddenText}>{label}</legend>
      <div className={tilesClass}>
        {tiles.map(({ kind, label: words, detail, icon }) => (
          <label key={kind} className={cx(tileClass, choice)}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              aria-label={words}
              onChange={() => onChange(kind)}
            />
            <Icon of={icon} size={20} />
            <span>
              <b>{words}</b>
              <small>{detail}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
