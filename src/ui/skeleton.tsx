import { type CSSProperties, memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx, keyframes } from "./style.ts";
import { hiddenText } from "./text.ts";

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
/** Nothing shows for the first 300 ms: an answer that is quick makes no flicker. */
const late = css`animation: ${appear} 80ms 300ms both;`;
const line = css`display: block; border-radius: var(--r1); background: var(--pressed); height: 14px; max-width: 100%;`;
const disc = css`border-radius: 50%; flex: none;`;

export interface SkeletonLineProps {
  /** px, or any CSS width. */
  readonly width: number | string;
  readonly height?: number;
  readonly round?: boolean;
}

/** One grey shape, of the size of what will stand there. */
export function SkeletonLine({ width, height = 14, round = false }: SkeletonLineProps): ReactNode {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={cx(line, round && disc)} style={style} />;
}

/** Wraps the placeholder lines of one part: late, hidden from screen readers, which hear "Loading" instead. */
export function Skeleton({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className={hiddenText}>{t("ui.loading")}</span>
      <div className={cx(late, className)} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

const rows = css`display: grid; gap: 12px;`;
const row = css`display: flex; align-items: center; gap: 12px;`;
const words = css`display: grid; gap: 4px; flex: 1; min-width: 0;`;
const figures = css`display: grid; gap: 4px; justify-items: end;`;

/** Rows of a list of coins: disc, name, figure. */
export const SkeletonRows = memo(function SkeletonRows({ count }: { readonly count: number }): ReactNode {
  return (
    <Skeleton className={rows}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity and never move
        <span key={at} className={row}>
          <SkeletonLine width={32} height={32} round />
          <span className={words}>
            <SkeletonLine width={54 + (at % 4) * 6} />
            <SkeletonLine width={79 - (at % 4) * 5} height={10} />
          </span>
          <span className={figures}>
            <SkeletonLine width={88 - (at % 4) * 8} />
            <SkeletonLine width={52} height={10} />
          </span>
        </span>
      ))}
    </Skeleton>
  );
});
