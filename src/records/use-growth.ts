import { useCallback, useState } from "react";

/** A list that is come back to shows at most so many pages at once. */
const maxConcurrent = 25;

export interface Growth {
  readonly count: number;
  readonly grow: () => void;
}

/** How many pages are shown. The browser's entry keeps it, so that coming back finds the list as long as it was. */
export function useGrowth(key: string): Growth {
  const [pages, setPages] = useState(() => ({ key, count: pagesOfEntry() }));
  if (pages.key !== key) setPages({ key, count: 1 });
  const count = pages.key === key ? pages.count : 1;
  const grow = useCallback(() => {
    history.replaceState({ ...history.state, pages: count + 1 }, "");
    setPages({ key, count: count + 1 });
  }, [key, count]);
  return { count, grow };
}

function pagesOfEntry(): number {
  const pages: unknown = (history.state as { readonly pages?: unknown } | null)?.pages;
  return typeof pages === "number" && Number.isInteger(pages)
    ? Math.min(Math.max(pages, 1), maxConcurrent)
    : 1;
}
