import { type FeatureKey, featureKeys } from "./feature-list.ts";

/** The feature rule (R4.12). It only hides; the server refuses what is not allowed (10024). */

/** One entry of the compliance config: `action` is hide, show or custom; `ext` is JSON text, read for custom. */
export interface ComplianceEntry {
  readonly action: string;
  readonly ext?: string;
}

export type ComplianceConfig = Readonly<Record<string, ComplianceEntry>>;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** A feature's setting: on, off, or what the site put in its place. */
export type Features = Readonly<Record<FeatureKey, Json>>;

/**
 * Settings of all features under a config. Without a config, without an entry, and where an entry says nothing
 * that can be understood, a feature has its default: on.
 */
export function resolveFeatures(config: ComplianceConfig | null | undefined): Features {
  const entries = featureKeys.map((key): [FeatureKey, Json] => {
    const entry = config && Object.hasOwn(config, key) ? config[key] : undefined;
    return [key, entry ? settingOf(entry) : true];
  });
  return Object.fromEntries(entries) as Record<FeatureKey, Json>;
}

/** Whether a feature's area shows: a setting of false, null, 0 or "" is off, whatever else is on. */
export function isFeatureOn(features: Features, key: FeatureKey): boolean {
  return Boolean(features[key]);
}

function settingOf(entry: ComplianceEntry): Json {
  if (entry.action === "hide") return false;
  if (entry.action === "custom") return parsed(entry.ext);
  return true;
}

function parsed(ext: string | undefined): Json {
  if (typeof ext !== "string") return true;
  try {
    return JSON.parse(ext) as Json;
  } catch {
    return true;
  }
}
