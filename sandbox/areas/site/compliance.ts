import { createHash } from "node:crypto";
import type { ComplianceEntry } from "#shared/contract/site.ts";
import type { FeatureKey } from "#shared/site/feature-list.ts";
import type { SiteId } from "#shared/site/site-id.ts";

/** Which features a site hides: the sandbox's compliance rules as data. What is not named is on by default. */
const hidden: Readonly<Record<SiteId, readonly FeatureKey[]>> = {
  "": [],
  EU: ["p2p", "navFuturesMartingale", "exportUsdt"],
  NLD: ["p2p", "navFuturesMartingale", "exportUsdt"],
  KAZ: ["navCryptoLoans"],
  TUR: ["card", "navCryptoLoans"],
  HKG: [
    "p2p",
    "earn",
    "card",
    "navCopyTrade",
    "navBot",
    "navCryptoLoans",
    "navFuturesMartingale",
    "navGridBot",
  ],
  ARE: ["navCryptoLoans"],
};

const hiddenForIslamic: readonly FeatureKey[] = ["earn", "exportSavings", "navCryptoLoans"];

export interface Compliance {
  readonly config: Record<string, ComplianceEntry>;
  /** Changes with the rules. */
  readonly version: string;
}

/** The rules of a site and an account; `keys` picks some, none picks all. */
export function complianceOf(site: SiteId, account: "MAIN" | "ISLAMIC", keys: readonly string[]): Compliance {
  const rules = [...hidden[site], ...(account === "ISLAMIC" ? hiddenForIslamic : [])];
  const config = Object.fromEntries(rules.map((key) => [key, { action: "hide", ext: "" }]));
  const version = createHash("sha256").update(JSON.stringify(config)).digest("hex").slice(0, 16);
  if (keys.length === 0) return { config, version };
  return {
    config: Object.fromEntries(Object.entries(config).filter(([key]) => keys.includes(key))),
    version,
  };
}
