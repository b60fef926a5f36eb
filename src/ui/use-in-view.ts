import { type RefObject, useEffect, useState } from "react";

/** Half a screen ahead: what comes into view has its figures already. */
const ahead = "50% 0px";

const reported = new WeakMap<Element, (inView: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether an element is in view or about to come into it. One observer for all of them. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) reported.get(entry.target)?.(entry.isIntersecting);
      },
      { rootMargin: ahead },
    );
    const watching = observer;
    reported.set(element, setInView);
    watching.observe(element);
    return () => {
      reported.delete(element);
      watching.unobserve(element);
    };
  }, [target]);
  return inView;
}
