/** The platform's URL parser, which browsers, workers and Node share though no language library types it. */
interface ParsedUrl {
  readonly protocol: string;
  readonly origin: string;
  readonly host: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
}

declare const URL: new (url: string, base: string) => ParsedUrl;

/** A URL as the browser would read it against `base`; null when it is none. (`URL.parse` is younger than the browsers of docs/browsers.md.) */
export function parseUrl(text: string, base: string): ParsedUrl | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
