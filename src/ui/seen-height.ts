/** What of the view's height is to be seen, px (`--viewport-height`, tokens.css). */
export function seenHeight(): number {
  const told = document.documentElement.style.getPropertyValue("--viewport-height");
  return Number.parseFloat(told) || window.innerHeight;
}
