/** Where each entry of the history was scrolled to, so that going back lands on the very row. */

/** How long a page that is still filling up is waited for, ms. */
const giveUpAfterMs = 1_000;

interface EntryState {
  readonly entry?: number;
}

const positions = new Map<number, number>();
/** The path of the page that stands; none until the next one does, and before the first: scrolling is then the page's collapse, not the person's. */
let standing: string | undefined;

/** Takes scrolling over from the browser, which restores before a lazily loaded page has its height. */
export function startScrollMemory(): void {
  history.scrollRestoration = "manual";
  const remember = (): void => {
    if (location.pathname === standing) positions.set(currentEntry(), window.scrollY);
    else standing &&= "";
  };
  window.addEventListener("scroll", remember, { passive: true });
  // A filter or an open record is another entry of the same page. Behind all that listens too: it writes into the entry.
  window.addEventListener("pushState", () => queueMicrotask(remember));
}

/** To be called when the page of the current entry stands: to where it was left, or to the top. */
export function restoreScroll(): void {
  const entry = currentEntry();
  const wanted = positions.get(entry) ?? 0;
  const isFirst = standing === undefined;
  standing = location.pathname;
  // A fresh document stands at its top: to say so would lay the page out before it is whole.
  if (isFirst && wanted === 0) return;
  const until = performance.now() + giveUpAfterMs;
  const step = (): void => {
    // Whoever has gone on since is not led back.
    if (currentEntry() !== entry) return;
    window.scrollTo(0, wanted);
    if (window.scrollY < wanted - 1 && performance.now() < until) requestAnimationFrame(step);
  };
  step();
}

/** Gives the history's entry a number of its own when it is first seen; it outlives a reload. */
function currentEntry(): number {
  const state = history.state as EntryState | null;
  const entry = state?.entry ?? Math.random();
  if (state?.entry === undefined) history.replaceState({ ...state, entry }, "");
  return entry;
}
