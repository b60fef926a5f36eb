/** Where each entry of the history was scrolled to, so that going back lands on the very row. */

/** How long a page that is still filling up is waited for, ms. */
const giveUpAfterMs = 1_000;

interface EntryState {
  readonly entry?: number;
}

const positions = new Map<number, number>();
let count = 0;
/** The entry whose page stands. Until the next one does, scrolling is the page's collapse, not the person's. */
let standing = 0;

/** Takes scrolling over from the browser, which restores before a lazily loaded page has its height. */
export function startScrollMemory(): void {
  history.scrollRestoration = "manual";
  const remember = (): void => {
    if (currentEntry() === standing) positions.set(standing, window.scrollY);
  };
  window.addEventListener("scroll", remember, { passive: true });
}

/** To be called when the page of the current entry stands: to where it was left, or to the top. */
export function restoreScroll(): void {
  const entry = currentEntry();
  const wanted = positions.get(entry) ?? 0;
  // A fresh document stands at its top: to say so would lay the page out before it is whole.
  if (standing === 0 && wanted === 0) {
    standing = entry;
    return;
  }
  const until = performance.now() + giveUpAfterMs;
  const step = (): void => {
    window.scrollTo(0, wanted);
    if (window.scrollY < wanted - 1 && performance.now() < until) requestAnimationFrame(step);
    else standing = entry;
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
