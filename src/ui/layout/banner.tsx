import { CloudOff, type IconNode, Info, WifiOff } from "lucide";
import type { ReactNode } from "react";
import { media } from "../breakpoints.ts";
import { Icon } from "../icon.tsx";
import { css, cx } from "../style.ts";
import { useSaidLater } from "../use-said-later.ts";

const banner = css`
  display: flex; align-items: center; justify-content: center; gap: 8px; min-height: 40px; padding: 8px 24px;
  border-block-end: 1px solid; font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2);
  & :is(a, button) { color: var(--link); font-weight: 500; text-underline-offset: 3px; }
  & :is(a, button):hover { color: var(--link-hover); text-decoration: underline; }
  ${media.coarse} { & :is(a, button) { display: inline-block; padding-block: 12px; margin-block: -12px; } }
  ${media.phone} { padding: 8px 16px; justify-content: flex-start; align-items: flex-start; & > svg { margin-block-start: 2px; } }
`;
const tones = {
  info: css`background: var(--info-soft); border-color: var(--info-line); & > svg { color: var(--info); }`,
  warn: css`background: var(--warn-soft); border-color: var(--warn-line); & > svg { color: var(--warn); }`,
  offline: css`background: var(--ink); color: var(--surface); border-color: var(--ink);`,
};
const marks: Record<keyof typeof tones, IconNode> = { info: Info, warn: CloudOff, offline: WifiOff };

/** A strip across the page under the header. */
export function Banner({
  tone = "info",
  className,
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const said = useSaidLater();
  return (
    <div className={cx(banner, tones[tone], className)} role={tone === "info" ? "note" : "status"}>
      <Icon of={marks[tone]} size={16} />
      <span {...(tone !== "info" && said)}>{children}</span>
    </div>
  );
}
