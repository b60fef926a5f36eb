import { watchPageState } from "../bridge/page-state.ts";
import { formats } from "../i18n/format.ts";
import { dateFormats } from "../i18n/formatters.ts";
import { i18n } from "../i18n/i18n.ts";

/**
 * Paints times anew when the machine turns out to be in another time zone: formats keep that of their first use, and no
 * event tells of a change. Looked at when the page is seen again or a person comes back to it, never for a figure.
 */
export function watchTimeZone(): void {
  let zone = machineZone();
  const look = (): void => {
    const now = machineZone();
    if (now === zone) return;
    zone = now;
    dateFormats.clear();
    formats.clear();
    // What all that shows words listens to.
    i18n.emit("languageChanged", i18n.language);
  };
  watchPageState(({ visible }) => {
    if (visible) look();
  });
  window.addEventListener("focus", look);
}

function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
