// Runs in the page before anything else: when did what is waited for show (`shown`, which bench/visit.ts puts before this),
// and a live price. It hears of changes instead of asking again and again, so that next to nothing of what the page's thread
// does is the watcher's. A file of its own, since what a compiler adds to functions is not there in the page.
const liveFigure = '[data-quote][data-field="lastPrice"]';
const sought = {
  shown: () => document.querySelector(shown) !== null,
  livePrice: () =>
    [...document.querySelectorAll(liveFigure)].some(
      (one) => /\d/.test(one.textContent) && one.closest("[data-stale]") === null,
    ),
};

/** A task after the frame that paints what is there now. */
function afterPaint(tell) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", tell);
    port1.start();
    port2.postMessage(null);
  });
}

const watch = new MutationObserver(look);
watch.observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["data-stale"],
});

function look() {
  for (const [what, isThere] of Object.entries(sought)) {
    if (!isThere()) continue;
    delete sought[what];
    afterPaint(() => window.reportVisit(JSON.stringify({ what, at: performance.now() })));
  }
  if (Object.keys(sought).length === 0) watch.disconnect();
}
