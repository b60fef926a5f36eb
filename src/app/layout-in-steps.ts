/** As far as it is used here; Safari has none of it. */
interface Tasks {
  readonly scheduler?: {
    postTask(work: () => unknown, options: { readonly priority: "user-blocking" }): Promise<unknown>;
  };
}

/**
 * What was put onto the page is styled in a task of its own, and laid out in another. A frame would do both and paint, in one
 * task of a tenth of a second on a slow phone when a page comes, of a twentieth for each row of a list that scrolls; now it only
 * paints, and a press is heard in between.
 */
export function layOutInSteps(root: HTMLElement): void {
  const { scheduler } = globalThis as Tasks;
  if (scheduler === undefined) return;
  let isDue = false;
  const step = (work: () => unknown): Promise<unknown> =>
    scheduler.postTask(work, { priority: "user-blocking" });
  async function layOut(added: Element): Promise<void> {
    if (isDue) return;
    isDue = true;
    // The style of what is new is that of all that changed: the browser looks at the whole document.
    await step(() => getComputedStyle(added).display);
    await step(() => root.offsetHeight);
    isDue = false;
  }
  const watch = new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .find((node) => node instanceof Element);
    if (added !== undefined) void layOut(added);
  });
  watch.observe(root, { childList: true, subtree: true });
}
