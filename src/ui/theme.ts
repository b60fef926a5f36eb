/** What the user chose; `system` follows the device. */
export type ThemeChoice = "light" | "dark" | "system";

/** Puts the choice on the root element, where the tokens look for it. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === "system") delete root.dataset.theme;
  else root.dataset.theme = choice;
}
