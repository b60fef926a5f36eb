/** Which deployment this is, told by the host name alone (R1.5). */
export type Environment = "production" | "testnet" | "test";

/** Environment names of the monitoring events (R9.17). */
export type MonitoringEnvironment = "mainnet" | "testnet" | "sitnet";

const monitoringNames: Readonly<Record<Environment, MonitoringEnvironment>> = {
  production: "mainnet",
  testnet: "testnet",
  test: "sitnet",
};

const tokenNames: Readonly<Record<Environment, string>> = {
  production: "secure-token",
  testnet: "testnet-token",
  test: "test-token",
};

const filePrefixes: Readonly<Record<Environment, string>> = {
  production: "",
  testnet: "testnet-",
  test: "test-",
};

/**
 * Environment of a host name (no port). Words are what stands between dots and hyphens, so that `www-test` and
 * `sit3` are test hosts and `site` is not.
 */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase();
  if (isLoopback(host)) return "test";
  const words = host.split(/[.-]/);
  if (words.some((word) => /^testnet\d*$/.test(word))) return "testnet";
  if (words.some((word) => /^(test|sit|sitnet)\d*$/.test(word))) return "test";
  return "production";
}

function isLoopback(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host) || host === "[::1]";
}

/** Name under which monitoring files the events of an environment. */
export function monitoringEnvironment(environment: Environment): MonitoringEnvironment {
  return monitoringNames[environment];
}

/** Cookie (else localStorage key) that holds the user's token (D10.8). */
export function tokenName(environment: Environment): string {
  return tokenNames[environment];
}

/**
 * The same cookie under the prefix that browsers guard: only this very host can set it, over TLS, for all its paths, so
 * that no sibling host can put another's token in its place. Read first; hosts over TLS should set this one.
 */
export function hostCookieName(name: string): string {
  return `__Host-${name}`;
}

/** Path below `staticBase` of one translation file (R7.29). */
export function translationPath(environment: Environment, namespace: string, language: string): string {
  return `common-static/coffer/release/${namespace}/${filePrefixes[environment]}${language}.json`;
}
