import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { css, cx } from "./style.ts";

const foot = css`
  display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 40px; color: var(--ink-3);
  & > p:focus { outline: none; }
`;

export interface InfiniteListProps {
  /** "10 of 214 records": said aloud when it changes, as the list grows or another filter leaves another one. */
  readonly summary: ReactNode;
  /** Fetches the next ones; null when all are shown. */
  readonly onMore: (() => void) | null;
  readonly loading: boolean;
  /** How often it fetches by itself before it waits to be asked: a foot below it must stay in reach. */
  readonly byItself?: number;
  /** The next ones did not load: what to say beside the button, which tries again. */
  readonly error?: ReactNode;
  readonly className?: string;
  /** The list itself. */
  readonly children: ReactNode;
}

/** How far below the view the end may be when the next ones are fetched. */
const ahead = "400px";

/** A list that grows at its end: by itself as one comes near, by a button wherever that cannot be. */
export function InfiniteList(props: InfiniteListProps): ReactNode {
  const { summary, onMore, loading, byItself = 2, error, className, children } = props;
  const { t } = useTranslation();
  const mark = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [fetched, setFetched] = useState(0);
  const waits = onMore !== null && !loading && error === undefined && fetched < byItself;

  useEffect(() => {
    const end = mark.current;
    if (!waits || end === null || typeof IntersectionObserver === "undefined") return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setFetched((times) => times + 1);
        onMore?.();
      },
      { rootMargin: ahead },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [waits, onMore]);

  // The button goes when all is shown: a focus that stood on it goes to what is said beside it.
  const button = useRef<HTMLButtonElement>(null);
  const wasOnButton = useRef(false);
  useEffect(() => {
    if (onMore === null && wasOnButton.current) said.current?.focus({ preventScroll: true });
    wasOnButton.current = onMore !== null && document.activeElement === button.current;
  });

  return (
    <>
      {children}
      <div ref={mark} aria-hidden="true" />
      <div className={cx(foot, className)}>
        <p ref={said} tabIndex={-1} role="status">
          {error ?? summary}
        </p>
        {onMore !== null && (
          <Button ref={button} size="sm" busy={loading} onClick={onMore}>
            {error === undefined ? t("ui.list.more") : t("ui.error.retry")}
          </Button>
        )}
      </div>
    </>
  );
}
