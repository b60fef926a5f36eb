import { type RefObject, useLayoutEffect } from "react";

/** As high as what it holds (within its styles' bounds), in browsers that know no `field-sizing`: they show one line of several. */
export function useGrownField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || CSS.supports("field-sizing", "content")) return undefined;
    const grow = (): void => setHeight(element, text !== "");
    grow();
    window.addEventListener("resize", grow);
    return () => window.removeEventListener("resize", grow);
  }, [field, text]);
}

function setHeight(element: HTMLTextAreaElement, hasText: boolean): void {
  element.style.height = "";
  // Empty it is laid out along with the page.
  if (hasText) element.style.height = `${element.scrollHeight}px`;
}
