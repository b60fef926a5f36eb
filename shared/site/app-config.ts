/**
 * What the serving host puts into `<script type="application/json" id="app-config">` (D1.4).
 * Missing keys derive from the page's own address.
 */
export interface AppConfig {
  /** Prefix of every call, default `/x-api/` on the own origin. */
  readonly apiBase?: string;
  /** The full feed URL, default wss or ws on the own host under /spot/ws/quote/v2. */
  readonly feedUrl?: string;
  /** Where translations lie, default the own origin. */
  readonly staticBase?: string;
  /** Sent with each call as `X-Client-Tag` (R6.2). Default none. */
  readonly clientTag?: string;
  readonly telemetryUrl?: string;
  readonly loggingUrl?: string;
  /** Default `/login`. */
  readonly loginUrl?: string;
  readonly learnUrl?: string;
  /** Where a person shows who they are (42039); without it the words stand alone. */
  readonly identityUrl?: string;
  /** The terms of a migration, and of the cards that move with it, where the exchange's answers do not name their versions. */
  readonly migrationTermsVersion?: string;
  readonly migrationCardTermsVersion?: string;
  /** Where a fiat payment goes on, with side, currency, channel and amount; without it nothing can be paid from here. */
  readonly fiatUrl?: string;
  /**
   * Public keys, as PEM, that requests are signed and answers are verified with. On a production host calls that need
   * them do not leave without: a host that signs nothing has to say so by "none". Elsewhere their absence is allowed.
   */
  readonly signing?: "none" | { readonly requestPublicKey: string; readonly responsePublicKey: string };
  readonly compliance?: Readonly<Record<string, { readonly action: string; readonly ext: string }>>;
  readonly commonConfigUnregulatedStablecoinsTips?: boolean;
  /** Pages of the footer by subject; a subject without an address is not shown. */
  readonly footerLinks?: Readonly<Partial<Record<FooterLink, string>>>;
  /** Origins of web clients whose mini-program this is; the policy's `frame-ancestors` names the same. Default none. */
  readonly messagingAppOrigins?: readonly string[];
  /** A module of the support chat (src/app/support-widget.ts), a path or a URL that the host's policy lets run. */
  readonly supportWidgetUrl?: string;
  /** Its hash, `sha384-…` as in an `integrity` attribute; a module of another origin does not run without. */
  readonly supportWidgetIntegrity?: string;
}

/** Reads what a host wrote: an address, a hash, a version or a tag that is no text counts as absent, and is told. For `JSON.parse`. */
export function soundPart(report: (key: string) => void) {
  return (key: string, part: unknown): unknown => {
    if (typeof part === "string" || !/(Base|Url|Integrity|Version|Tag)$/.test(key)) return part;
    report(key);
    return undefined;
  };
}

export type FooterLink = "legal" | "privacy" | "riskNotice" | "support";

export interface Endpoints {
  readonly apiBase: string;
  readonly feedUrl: string;
  readonly staticBase: string;
  readonly loginUrl: string;
  /** Where monitoring events and log lines go, "" for nowhere. */
  readonly telemetryUrl: string;
  readonly loggingUrl: string;
}

/** Every address the app talks to, absolute. `origin` like "http://eu.localhost:4400". */
export function resolveEndpoints(config: AppConfig, origin: string): Endpoints {
  const absolute = (url: string): string => (/^[a-z]+:\/\//i.test(url) ? url : joinPath(origin, url));
  return {
    apiBase: absolute(config.apiBase ?? "/x-api/"),
    feedUrl: config.feedUrl ?? joinPath(origin.replace(/^http/, "ws"), "/spot/ws/quote/v2"),
    staticBase: absolute(config.staticBase ?? "/"),
    loginUrl: absolute(config.loginUrl ?? "/login"),
    telemetryUrl: config.telemetryUrl ? absolute(config.telemetryUrl) : "",
    loggingUrl: config.loggingUrl ? absolute(config.loggingUrl) : "",
  };
}

/** The one join of a base and a path: either may have or lack the slash between them. */
export function joinPath(base: string, path: string): string {
  return `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}
