/**
 * Where the system forces its own few colours, grounds and shadows are gone: what is chosen, and where things end, is
 * drawn with the system's colours. Focus has its outline anyway.
 */
export const forcedColors = `@media (forced-colors: active) {
  label:has(> input[type="radio"]:checked), [role="option"][data-active] { background: Highlight !important; color: HighlightText !important; }
  :is([aria-selected="true"], [aria-current="page"], [aria-pressed="true"], tr[aria-current]):not([role="tab"]) { outline: 2px solid Highlight; outline-offset: -2px; }
  :is([role="tab"][aria-selected="true"], [aria-current="page"])::after { background: Highlight !important; }
  input:is([type="checkbox"], [type="radio"]) { appearance: auto; &::after { display: none; } }
  [role="switch"]::after { background: ButtonText !important; }
  [role="switch"][aria-checked="true"] { background: Highlight !important; }
  dialog > *, [popover]:popover-open { border: 1px solid CanvasText; }
  [data-invalid], :has(> [aria-invalid="true"]) { outline: 2px solid CanvasText; outline-offset: -2px; }
  [data-feed-dot]::before { forced-color-adjust: none; }
  :focus-visible { outline: 3px solid Highlight !important; }
}`;
