import type { HostChannel, Insets } from "./channel.ts";
import { type HostTheme, onlyColours } from "./host-theme.ts";

/** What of the page the messaging app may set. */
export interface Page {
  setVariable(name: string, value: string): void;
  /** The messaging app's light or dark takes the place of the system's. */
  setSystemTheme(theme: "light" | "dark"): void;
  /** Our own surface and canvas, for the host's bars. */
  colours(): { readonly header: string; readonly background: string };
}

/** Theme, viewport and safe areas of the messaging app become the page's, now and whenever they change. */
export function adoptSurroundings(channel: HostChannel, theme: HostTheme, page: Page): void {
  const adoptTheme = (colours: HostTheme): void => {
    const background = colours.bg_color;
    if (background !== undefined) page.setSystemTheme(isDark(background) ? "dark" : "light");
    const own = page.colours();
    channel.post("web_app_set_header_color", { color: own.header });
    channel.post("web_app_set_background_color", { color: own.background });
  };
  adoptTheme(theme);
  channel.on("theme_changed", (event) => adoptTheme(onlyColours(event.theme_params ?? {})));
  channel.on("viewport_changed", (event) => {
    // While the sheet is dragged the height changes each frame: following it would make the page jump.
    if (event.is_state_stable === true && isLength(event.height) && event.height > 0) {
      page.setVariable("--viewport-height", `${event.height}px`);
    }
  });
  channel.on("safe_area_changed", (insets) => setInsets(page, "--safe", insets));
  channel.on("content_safe_area_changed", (insets) => setInsets(page, "--safe-content", insets));
  channel.post("web_app_request_viewport", {});
  channel.post("web_app_request_safe_area", {});
  channel.post("web_app_request_content_safe_area", {});
}

/** Relative luminance of WCAG, against the middle between black and white in contrast. */
export function isDark(colour: string): boolean {
  const channelAt = (from: number): number => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channelAt(1) + 0.7152 * channelAt(3) + 0.0722 * channelAt(5) < 0.179;
}

function setInsets(page: Page, prefix: string, insets: Insets): void {
  for (const side of ["top", "bottom", "left", "right"] as const) {
    const size = insets[side];
    if (isLength(size)) page.setVariable(`${prefix}-${side}`, `${size}px`);
  }
}

/** What styles can measure by: anything else would take the rules along that stand on it. */
function isLength(size: unknown): size is number {
  return Number.isFinite(size) && Number(size) >= 0;
}
