import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { bridge } from "../bridge/bridge.ts";

/** Reports to monitoring how the visit felt. What was measured before this chunk came is reported too; the browser kept it. */
export function reportWebVitals(): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}

function report({ name, value }: Metric): void {
  const vital = { what: "vital", route: location.pathname, name, value } as const;
  // Monitoring is never worth a message.
  bridge.call("telemetry.report", vital, { silent: true }).catch(() => undefined);
}
