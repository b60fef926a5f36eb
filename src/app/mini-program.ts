import { type HostWindow, openHostChannel } from "../mini-program/channel.ts";
import type { Launch } from "../mini-program/launch.ts";
import { startMiniProgram } from "../mini-program/start.ts";
import { topDialog } from "../mini-program/top-dialog.ts";
import { appConfig } from "../state/app-config.ts";
import { setSystemTheme } from "../state/theme.ts";
import { watchHistoryDepth } from "./history-depth.ts";

/** Puts the real page, theme and router at the messaging app's service. Fetched only inside a mini-program. */
export function joinMiniProgram(launch: Launch): void {
  const origins: unknown = appConfig.messagingAppOrigins;
  const root = document.documentElement;
  const colour = (token: string): string => getComputedStyle(root).getPropertyValue(token).trim();
  const history = watchHistoryDepth(window);
  const channel = openHostChannel(window as unknown as HostWindow, Array.isArray(origins) ? origins : []);
  window.addEventListener("coffer:tell", ({ detail: [name, data] }) => channel.post(name, data));
  startMiniProgram(
    channel,
    launch,
    {
      setVariable: (name, value) => root.style.setProperty(name, value),
      setSystemTheme,
      colours: () => ({ header: colour("--surface"), background: colour("--canvas") }),
    },
    {
      atStart: () => history.depth() === 0,
      back: () => window.history.back(),
      onChange: (listener) => history.onChange(listener),
    },
    topDialog(document),
  );
}
