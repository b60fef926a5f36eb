/** Figures as a developer reads them: English, short, an em dash for what is not known. */

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

export const absent = "—";

export function countText(value: number | null): string {
  return value === null ? absent : fine.format(value);
}

export function bytesText(bytes: number | null): string {
  if (bytes === null) return absent;
  if (bytes >= 1024 * 1024) return `${fine.format(bytes / (1024 * 1024))} MiB`;
  return bytes >= 1024 ? `${fine.format(bytes / 1024)} KiB` : `${whole.format(bytes)} B`;
}

export function msText(ms: number | null): string {
  if (ms === null) return absent;
  return ms >= 10_000 ? `${fine.format(ms / 1000)} s` : `${whole.format(ms)} ms`;
}

export function timeText(at: number): string {
  return new Date(at).toISOString().slice(11, 19);
}
