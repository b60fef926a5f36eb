import type { HostChannel } from "./channel.ts";
import { readTheme } from "./host-theme.ts";
import type { Launch } from "./launch.ts";
import { adoptSurroundings, type Page } from "./surroundings.ts";
import type { Top } from "./top-dialog.ts";

/** The router as far as the host's back button needs it. */
export interface History {
  /** True on the page that the messaging app opened: going back from it is the app's own affair. */
  atStart(): boolean;
  back(): void;
  onChange(listener: () => void): void;
}

/** Makes the page a guest of the messaging app: ready, full height, its look, its back button. */
export function startMiniProgram(
  channel: HostChannel,
  launch: Launch,
  page: Page,
  history: History,
  top: Top,
): void {
  channel.post("web_app_ready", {});
  channel.post("web_app_expand", {});
  // A list that is scrolled down must not close the app.
  channel.post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
  adoptSurroundings(channel, readTheme(launch.theme), page);
  const showBack = (): void =>
    channel.post("web_app_setup_back_button", { is_visible: top.isOpen() || !history.atStart() });
  channel.on("back_button_pressed", () => {
    // A press that comes late would lead out of the app: it was meant for the page before.
    if (top.isOpen()) top.close();
    else if (!history.atStart()) history.back();
  });
  history.onChange(showBack);
  top.onChange(showBack);
  showBack();
}
