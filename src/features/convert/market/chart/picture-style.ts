import { css } from "#src/ui/style.ts";

/** Colours follow the theme by themselves. What is stale has neither those of rise and fall nor ink. */
export const pictureClass = css`
  --rise: var(--up); --fall: var(--down); --price: var(--up); --now: var(--ink); --loud: .35;
  display: block; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; fill: var(--ink-3);
  &[data-trend="down"] { --price: var(--down); }
  [data-feed="stale"] & { --rise: var(--ink-3); --fall: var(--control); --price: var(--ink-3); --now: var(--ink-3); }
  & :is(path, line) { vector-effect: non-scaling-stroke; stroke-width: 1; fill: none; }
  & [data-part="level"] { stroke: var(--line); }
  & [data-part="line"] { stroke: var(--price); stroke-width: 2; stroke-linejoin: round; }
  & [data-part="area"] { fill: var(--price); opacity: .08; }
  & :is([data-part="up"], [data-part="upVolume"]) { fill: var(--rise); }
  & :is([data-part="down"], [data-part="downVolume"]) { fill: var(--fall); }
  & [data-part="upWicks"] { stroke: var(--rise); }
  & [data-part="downWicks"] { stroke: var(--fall); }
  & [data-part$="Volume"] { opacity: .35; }
  &[data-kind="line"] [data-part$="Volume"], [data-feed="stale"] & [data-part$="Volume"] { fill: var(--line-2); opacity: 1; }
  & :is([data-part$="Wicks"], [data-part="level"], [data-part="mark"], [data-part="cross"]) { shape-rendering: crispEdges; }
  & [data-part="leader"] { stroke: var(--ink-3); }
  & [data-part="mark"] { stroke: var(--ink); stroke-dasharray: 4 4; }
  & [data-part="cross"] { stroke: var(--control); stroke-dasharray: 4 4; }
  & [data-part="point"] { fill: var(--price); stroke: var(--surface); stroke-width: 1; }
  & rect { width: calc(var(--scale) - 2px); height: 18px; rx: 2px; }
  & [data-label="now"] { & rect { fill: var(--now); } & text { fill: var(--surface); } }
  & [data-label="mark"] { & rect { fill: var(--line); } & text { fill: var(--ink); } }
  & [data-label="cross"] { & rect { fill: var(--ink); } & text { fill: var(--surface); } }
`;
