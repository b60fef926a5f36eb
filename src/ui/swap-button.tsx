import { ArrowUpDown } from "lucide";
import { type ComponentProps, memo, type ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { css } from "./style.ts";

/** The gap of 8 px between two wells, on which the button rides: clear of the words of the lower one. */
const seam = css`position: relative; height: 8px; display: grid; place-items: center; z-index: 1; pointer-events: none;`;
const button = css`
  display: grid; place-items: center; width: 40px; height: 40px; flex: none; border-radius: var(--r2); background: var(--surface);
  border: 1px solid var(--line-2); box-shadow: 4px 0 var(--surface), -4px 0 var(--surface); color: var(--ink); pointer-events: auto;
  position: absolute; inset-block-start: -16px;
  ${media.coarse} { &::before { content: ""; position: absolute; inset: -3px; } }
  &:hover { background: var(--hover); border-color: var(--control); }
  &:active { background: var(--pressed); }
  &:focus-visible { outline-offset: 4px; }
  &:disabled { color: var(--ink-off); cursor: not-allowed; background: var(--surface); border-color: var(--line); }
`;

/** Between the two wells of a conversion: exchanges them. */
export const SwapButton = memo(function SwapButton({
  label,
  ...rest
}: ComponentProps<"button"> & { readonly label: string }): ReactNode {
  return (
    <div className={seam} data-seam="">
      <button type="button" {...rest} aria-label={label} title={label} className={button}>
        <Icon of={ArrowUpDown} size={20} />
      </button>
    </div>
  );
});
