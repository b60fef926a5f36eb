import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { css, names } from "./style.ts";

const icon = css`flex: none;`;
const flipped = css`[dir="rtl"] & { transform: scaleX(-1); }`;

export interface IconProps {
  readonly of: LucideIcon;
  /** px, default 18. */
  readonly size?: number;
  /** It points along the line of text, so it turns round in right-to-left. */
  readonly flip?: boolean;
  readonly className?: string | undefined;
}

/** An outline icon in the text's colour. Never the only carrier of meaning: the word stands beside it or in a label. */
export function Icon({ of: Shape, size = 18, flip = false, className }: IconProps): ReactNode {
  return (
    <Shape
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={names(icon, flip && flipped, className)}
    />
  );
}
