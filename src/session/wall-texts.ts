import { parseUrl } from "#shared/site/parse-url.ts";

/** What the server said about a compliance refusal beside its reason; "" for what it did not say. */
export interface WallTexts {
  readonly title: string;
  /** On the own origin, or over TLS: what is altered on its way would speak in the exchange's name. */
  readonly link: string;
  /** Whose page the link leads to (host and port); "" for the own origin and without a link. */
  readonly foreignHost: string;
}

/** A heading; a longer one would push the reason and the way out of the view. */
const longestTitle = 200;

/** Reads the result of a 10024. Nothing is certain about its shape. */
export function wallTexts(result: unknown, origin: string): WallTexts {
  const said = typeof result === "object" && result !== null ? (result as Record<string, unknown>) : {};
  const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
  const title = text(said.title).slice(0, longestTitle);
  const url = text(said.link) === "" ? null : parseUrl(text(said.link), origin);
  // Credentials before the host are there to look like another host.
  const isSafe =
    url !== null &&
    (url.protocol === "https:" || url.origin === origin) &&
    url.username === "" &&
    url.password === "";
  if (!isSafe) return { title, link: "", foreignHost: "" };
  const foreignHost = url.origin === origin ? "" : url.origin.replace("https://", "");
  return { title, link: url.href, foreignHost };
}
