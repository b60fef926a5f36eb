import { parseUrl } from "#shared/site/parse-url.ts";

/** What the server said about a compliance refusal; "" for what it did not say. */
export interface WallWords {
  readonly title: string;
  readonly reason: string;
  /** An http or https address. */
  readonly link: string;
}

/** Reads the result of a 10024. Nothing is certain about its shape. */
export function wallWords(result: unknown, origin: string): WallWords {
  const said = typeof result === "object" && result !== null ? (result as Record<string, unknown>) : {};
  const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
  return { title: text(said.title), reason: text(said.reason), link: webAddress(text(said.link), origin) };
}

function webAddress(link: string, origin: string): string {
  const url = link === "" ? null : parseUrl(link, origin);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : "";
}
