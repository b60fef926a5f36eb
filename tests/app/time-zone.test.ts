import { afterEach, expect, it, vi } from "vitest";
import { watchTimeZone } from "#src/app/time-zone.ts";
import { formatFor } from "#src/i18n/format.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { dateIn, readersZone } from "#src/records/days.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  vi.unstubAllGlobals();
});

/** 20:30 of the 20th in Berlin is the 21st in Tokyo already. */
const at = Date.UTC(2026, 10, 20, 19, 30);

it("times are of the zone that the machine is in when the page is seen again", () => {
  process.env.TZ = "Europe/Berlin";
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  watchTimeZone();
  const repainted = vi.fn();
  i18n.on("languageChanged", repainted);
  const told = (): readonly string[] => [formatFor("en").time(at), readersZone(), dateIn(readersZone(), at)];
  const berlin = ["20:30:00", "Europe/Berlin", "2026-11-20"];
  const before = formatFor("en");
  expect(told()).toEqual(berlin);

  // Most returns change nothing: nothing is made anew.
  page.dispatchEvent(new Event("visibilitychange"));
  expect([formatFor("en"), repainted.mock.calls]).toEqual([before, []]);

  process.env.TZ = "Asia/Tokyo";
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toEqual(berlin);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toEqual(["04:30:00", "Asia/Tokyo", "2026-11-21"]);
  expect(repainted).toHaveBeenCalledOnce();

  // A page that was never hidden hears of it when a person comes back to its window.
  process.env.TZ = "Europe/Berlin";
  window.dispatchEvent(new Event("focus"));
  expect(told()).toEqual(berlin);
  i18n.off("languageChanged", repainted);
});
