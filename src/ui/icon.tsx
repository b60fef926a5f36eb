import type { IconNode } from "lucide";
import { createElement, memo, type ReactNode } from "react";
import { css, cx } from "./style.ts";

const icon = css`flex: none;`;
const flipped = css`[dir="rtl"] & { transform: scaleX(-1); }`;

export interface IconProps {
  readonly of: IconNode;
  /** px, default 18. */
  readonly size?: number;
  /** It points along the line of text, so it turns round in right-to-left. */
  readonly flip?: boolean;
  readonly className?: string | undefined;
}

/** An outline icon in the text's colour. Never the only carrier of meaning: the word stands beside it or in a label. */
export const Icon = memo(function Icon({
  of: shapes,
  size = 18,
  flip = false,
  className,
}: IconProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={cx(icon, flip && flipped, className)}
    >
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { key: Object.values(attributes).join(), ...attributes }),
      )}
    </svg>
  );
});
