// Runs in the page before anything else: when did a live price show. A file of its own, since what a compiler adds to
// functions is not there in the page.
const seen = { livePrice: 0 };
window.visit = seen;

function look() {
  const figures = document.querySelectorAll('[data-quote][data-field="lastPrice"]');
  const live = [...figures].some((one) => /\d/.test(one.textContent) && one.closest("[data-stale]") === null);
  if (live) seen.livePrice = performance.now();
  else requestAnimationFrame(look);
}
requestAnimationFrame(look);
