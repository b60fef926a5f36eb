/** What brings a keyboard up, or the wheel that stands in for one. */
const typed = "input, textarea, select, [contenteditable]";

/**
 * An on-screen keyboard that the page is not laid out anew for, as on iOS, leaves less of the view to be seen: while something is
 * typed, `--viewport-height` ends there, and all that stands on the view's lower end (`--under`, tokens.css) with it.
 */
export function watchKeyboard({ visualViewport: view, document }: Window): void {
  const { style } = document.documentElement;
  const look = (): void => {
    // Zoomed in, less is seen without a keyboard too.
    const isTyping = view?.scale === 1 && document.activeElement?.matches(typed) === true;
    if (isTyping) style.setProperty("--viewport-height", `${view.offsetTop + view.height}px`);
    else style.removeProperty("--viewport-height");
  };
  view?.addEventListener("resize", look);
  // The view moves up within the page to show a field.
  view?.addEventListener("scroll", look);
}
