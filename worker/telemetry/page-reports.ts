import * as v from "valibot";
import { reportCalls } from "#shared/contract/telemetry.ts";
import { CallFailed } from "../http/call-failed.ts";
import { signalCodes } from "../http/taxonomy.ts";
import type { Telemetry } from "./telemetry.ts";

/** What the page has to report to monitoring: its own measurements, logins, and rejections without a code (R4.16, R8.16). */
export function createPageReports(telemetry: Telemetry): (input: unknown) => void {
  return (input) => {
    const checked = v.safeParse(reportCalls["telemetry.report"].request, input);
    if (!checked.success) throw new CallFailed("request", "telemetry.report", false);
    const report = checked.output;
    const route = plainRoute(report.route);
    if (report.what === "rejection") {
      telemetry.signal(signalCodes.rejectionWithoutCode, { route, outcome: "other" });
      telemetry.log("error", "rejection", { route, name: report.name });
    } else if (report.what === "login") {
      telemetry.named("login", { route });
    } else {
      telemetry.log("info", "vital", { route, name: report.name, value: String(report.value) });
    }
  };
}

/** Only the route's own words: whatever could be an id or typed text becomes a star. */
export function plainRoute(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  return pathname
    .split("/")
    .slice(0, 8)
    .map((part) => (/^[a-zA-Z-]{0,32}$/.test(part) ? part : "*"))
    .join("/");
}
