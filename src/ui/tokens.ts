/** Design tokens as CSS variables: colours by theme, and what all themes share. */

export type ColorToken = keyof typeof light;

export const light = {
  canvas: "#f5f6f8",
  surface: "#ffffff",
  sunken: "#f7f8fa",
  hover: "#f1f3f5",
  pressed: "#e9ecef",
  raised: "#ffffff",
  line: "#e4e7eb",
  "line-2": "#d3d8de",
  control: "#868f9b",
  ink: "#14181f",
  "ink-2": "#475060",
  "ink-3": "#636c7a",
  "ink-off": "#a0a8b3",
  primary: "#f7a600",
  "primary-hover": "#ea9c00",
  "primary-pressed": "#d68e00",
  "on-primary": "#14181f",
  "primary-soft": "#fff5e0",
  "primary-line": "#f3d089",
  link: "#885600",
  "link-hover": "#6b4400",
  success: "#0a7850",
  "success-soft": "#e7f5ee",
  "success-line": "#b3dfca",
  danger: "#c4283a",
  "danger-soft": "#fdeeef",
  "danger-line": "#f3c1c6",
  "danger-fill": "#c4283a",
  "on-danger": "#ffffff",
  warn: "#a84600",
  "warn-soft": "#fff2e8",
  "warn-line": "#f5cdae",
  info: "#1556c0",
  "info-soft": "#ebf2fd",
  "info-line": "#bfd4f5",
  focus: "#1556c0",
  "field-focus": "#14181f",
  /** Switch, checkbox and radio when on, and the mark upon them. */
  "on-bg": "#14181f",
  "on-fg": "#f7a600",
  "on-check": "#ffffff",
  /** The track of a segmented control, its edge and its chosen segment. */
  "seg-track": "#e9ecef",
  "seg-edge": "transparent",
  "seg-on": "#ffffff",
  scrim: "rgb(14 17 22 / .48)",
} as const;

export const dark: Readonly<Record<ColorToken, string>> = {
  canvas: "#0c0e11",
  surface: "#14171c",
  sunken: "#101317",
  hover: "#1c2027",
  pressed: "#252a32",
  raised: "#1b1f25",
  line: "#252a31",
  "line-2": "#343a44",
  control: "#6c7582",
  ink: "#eef0f3",
  "ink-2": "#b4bbc5",
  "ink-3": "#8f98a5",
  "ink-off": "#59616d",
  primary: "#f7a600",
  "primary-hover": "#ffb51f",
  "primary-pressed": "#dd9400",
  "on-primary": "#14181f",
  "primary-soft": "#2a2110",
  "primary-line": "#5c4613",
  link: "#fbb530",
  "link-hover": "#ffcb6b",
  success: "#3ecb8e",
  "success-soft": "#10251c",
  "success-line": "#1f4a37",
  danger: "#ff7b82",
  "danger-soft": "#2e181b",
  "danger-line": "#5e2b31",
  "danger-fill": "#d13a4b",
  "on-danger": "#ffffff",
  warn: "#ffa066",
  "warn-soft": "#2d1d12",
  "warn-line": "#5f3b22",
  info: "#86b4ff",
  "info-soft": "#142135",
  "info-line": "#294267",
  focus: "#86b4ff",
  "field-focus": "#f7a600",
  "on-bg": "#f7a600",
  "on-fg": "#14181f",
  "on-check": "#14181f",
  "seg-track": "#101317",
  "seg-edge": "#252a31",
  "seg-on": "#252a32",
  scrim: "rgb(4 5 7 / .64)",
};

/** Shadows: in dark those that float carry a ring, since a shadow alone does not part them from the ground. */
export const lightDepth = `--e1: 0 1px 2px rgb(20 24 31 / .06);
  --e2: 0 2px 4px rgb(20 24 31 / .05), 0 8px 24px rgb(20 24 31 / .10);
  --e3: 0 4px 8px rgb(20 24 31 / .06), 0 24px 64px rgb(20 24 31 / .20);`;

export const darkDepth = `--e1: 0 1px 2px rgb(0 0 0 / .4);
  --e2: 0 0 0 1px var(--line-2), 0 12px 32px rgb(0 0 0 / .5);
  --e3: 0 0 0 1px var(--line-2), 0 32px 80px rgb(0 0 0 / .6);`;

const plex = `"IBM Plex Sans Variable", "IBM Plex Sans Arabic", "Plex Stand-in"`;

/** Type, space, shape, motion and layers. `up` and `down` are roles of their own: see global.ts. */
export const shared = `--font: ${plex}, "Noto Sans", system-ui, sans-serif;
  --mono: "IBM Plex Mono", ui-monospace, "SF Mono", Menlo, monospace;
  --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 20px; --s6: 24px; --s8: 32px; --s10: 40px; --s12: 48px; --s16: 64px;
  --r1: 4px; --r2: 8px; --r3: 12px; --r-sheet: 16px; --r-full: 999px;
  --t1: 80ms; --t2: 140ms; --t3: 220ms; --t4: 320ms;
  --ease: cubic-bezier(.2, 0, 0, 1); --ease-out: cubic-bezier(.4, 0, 1, 1);
  --z-sticky: 10; --z-header: 20; --z-popover: 30; --z-drawer: 40; --z-dialog: 50; --z-toast: 60; --z-tip: 70;
  --up: var(--success); --down: var(--danger);`;

/** Scripts that Plex lacks take the system's own face, with figures still from Plex. */
export const fontsByLanguage: readonly (readonly [language: string, faces: string])[] = [
  ["zh-CN", `${plex}, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif`],
  ["zh-TW", `${plex}, "PingFang TC", "Noto Sans TC", "Microsoft JhengHei", sans-serif`],
  ["zh-HK", `${plex}, "PingFang HK", "Noto Sans HK", "Noto Sans TC", sans-serif`],
  ["ja", `${plex}, "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", sans-serif`],
  ["ko", `${plex}, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif`],
  ["th", `${plex}, Thonburi, "Noto Sans Thai", "Leelawadee UI", sans-serif`],
];

export function colorVariables(colors: Readonly<Record<ColorToken, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");
}
