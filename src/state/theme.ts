import { createStore } from "zustand/vanilla";
import { storedValue } from "../bridge/page-host.ts";
import { applyTheme, type ThemeChoice } from "../ui/theme.ts";

const storedUnder = "coffer-theme";
const choices: readonly ThemeChoice[] = ["system", "light", "dark"];

/** The person's choice of theme, kept for the next visit. Without React, which the first script does without. */
export const themeStore = createStore<{ readonly choice: ThemeChoice }>(() => ({ choice: storedChoice() }));

/** Puts the kept choice onto the page, and follows the system while it is the choice. Its colours come with the base rules. */
export function startTheme(): void {
  apply(themeStore.getState().choice);
  systemIsDark.addEventListener("change", () => show(themeStore.getState().choice));
}

export function chooseTheme(choice: ThemeChoice): void {
  themeStore.setState({ choice });
  show(choice);
  try {
    localStorage.setItem(storedUnder, choice);
  } catch {
    // Blocked storage: the choice lasts for this visit.
  }
}

/** What stands in for the system's own light or dark: a messaging app's. */
export function setSystemTheme(theme: "light" | "dark"): void {
  hostTheme = theme;
  show(themeStore.getState().choice);
}

let hostTheme: "light" | "dark" | "system" = "system";
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function show(choice: ThemeChoice): void {
  apply(choice);
  colorBars();
}

const apply = (choice: ThemeChoice): void => applyTheme(choice === "system" ? hostTheme : choice);

/** The browser's own bars take the header's ground, whatever the theme says it is: once the base rules are there. */
export function colorBars(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue("--surface").trim();
  if (surface !== "") document.querySelector('meta[name="theme-color"]')?.setAttribute("content", surface);
}

function storedChoice(): ThemeChoice {
  const stored = storedValue(storedUnder);
  return choices.find((choice) => choice === stored) ?? "system";
}
