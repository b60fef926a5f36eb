import type { Picture } from "./picture.ts";

/** The chart's colours of now: a canvas knows no CSS variables, so they are read when the theme changes. */
export interface Colours {
  readonly ink: string;
  readonly quiet: string;
  readonly control: string;
  readonly line: string;
  readonly surface: string;
  readonly up: string;
  readonly down: string;
  /** The line of the prices. */
  readonly price: string;
  /** The newest price's label. */
  readonly now: string;
  readonly volume: { readonly up: string; readonly down: string };
  readonly font: string;
}

/** Without the colours of rise and fall, and without ink, while the figures are stale. */
export function readColours(root: Element, { stale, trend, kind }: Picture): Colours {
  const style = getComputedStyle(root);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const quiet = token("--ink-3");
  const up = stale ? quiet : token("--up");
  const down = stale ? token("--control") : token("--down");
  const plain = token("--line-2");
  return {
    ink: token("--ink"),
    quiet,
    control: token("--control"),
    line: token("--line"),
    surface: token("--surface"),
    up,
    down,
    price: trend === "down" && !stale ? down : up,
    now: stale ? quiet : token("--ink"),
    volume:
      kind === "line" || stale
        ? { up: plain, down: plain }
        : { up: withAlpha(up, "59"), down: withAlpha(down, "59") },
    font: token("--font"),
  };
}

export function withAlpha(hex: string, alpha: string): string {
  return /^#[0-9a-f]{6}$/i.test(hex) ? `${hex}${alpha}` : "transparent";
}

/** A chosen theme is an attribute of the root; without one the system decides. */
export function onThemeChange(changed: () => void): () => void {
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  return () => {
    root.disconnect();
    system.removeEventListener("change", changed);
  };
}
