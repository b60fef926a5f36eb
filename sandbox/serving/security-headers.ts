import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Emotion's insertRule mode needs the hash of the empty string and nothing more (D7.2). */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For what is no page: opened by itself in a browser it runs nothing, loads nothing and has no origin. */
const dataPolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "sandbox",
  "report-uri /csp-report",
];
const dataPaths =
  /^\/(x-api|coin-icons|sandbox(?!\/(?:send|codes)(?:\?|$))|csp-report|monitoring-collector|log-collector|healthz)(\/|\?|$)/;

/** Which of the two policies an address is served under. */
export function kindOf(url: string): "page" | "data" {
  return dataPaths.test(url) ? "data" : "page";
}

/**
 * The security headers (D7.2-D7.4). `host` is the request's Host, `secure` whether it came over TLS.
 * The feed's origin is named in full: 'self' does not cover ws in every browser.
 */
export function securityHeaders(
  host: string,
  secure: boolean,
  kind: "page" | "data" = "page",
): Readonly<Record<string, string>> {
  const known = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i.test(host);
  const feed = known ? ` ${secure ? "wss" : "ws"}://${host}` : "";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    "worker-src 'self'",
    `connect-src 'self'${feed}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types coffer-worker",
    "report-uri /csp-report",
  ];
  return {
    "Content-Security-Policy": (kind === "page" ? policy : dataPolicy).join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** The policy with the hashes of the styles that stand in this very document. */
export function allowingStylesOf(document: string, policy: string): string {
  const styles = [...document.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  const hashes = styles.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return policy.replace(emptyStyle, emptyStyle + hashes.join(""));
}

/** On every answer, refusals of a request that cannot be read included. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { host = "" } = request.headers;
  const headers = securityHeaders(host, isSecure(request), kindOf(request.url ?? ""));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Whether a request came over TLS, directly or through a proxy that says so. */
export function isSecure(request: IncomingMessage): boolean {
  return request.headers["x-forwarded-proto"] === "https";
}
