/** Where each entry of the history was scrolled to, so that going back lands on the very row. */

/** How long a page that is still filling up is waited for, ms. */
const giveUpAfterMs = 1_000;

interface EntryState {
  readonly entry?: number;
}

const positions = new Map<number, number>();
let count = 0;
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
  for (const change of ["pushState", "popstate"])
    window.addEventListener(change, () => queueMicrotask(remember));
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

/** Numbers the history's entry when it is first seen. */
function currentEntry(): number {
  const state = history.state as EntryState | null;
  if (state?.entry !== undefined) return state.entry;
  // Past a reload the numbers go on above those that older entries carry.
  count = Math.max(count + 1, Date.now());
  history.replaceState({ ...state, entry: count }, "");
  return count;
}
