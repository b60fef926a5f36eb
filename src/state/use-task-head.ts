import { useEffect } from "react";
import { usePageHead as head, type PageHead, plainHead } from "./page-head.ts";

/** Tells the phone's header, and with a title the document's, what the route cannot know. */
export function useTaskHead({ title = "", back = "", aside = "" }: Partial<PageHead>): void {
  useEffect(() => {
    head.setState({ title, back, aside });
    if (title !== "") document.title = `${title} · Coffer`;
    return () => head.setState(plainHead);
  }, [title, back, aside]);
}
