/** R2.11-R2.13. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { featureKeys } from "#shared/site/feature-list.ts";

/** Flags of areas that are no part of the product (docs/decisions.md): each leaves this list with the page or the panel that it guards. */
const waiting = [
  "p2p",
  "earn",
  "pendingAssets",
  "web3",
  "misstag",
  "navCopyTrade",
  "navBot",
  "navCryptoLoans",
  "navFuturesMartingale",
  "navGridBot",
  "utaDerivativesTrading",
];

it("guards something with every flag, but for those of areas that are not built yet", () => {
  const root = fileURLToPath(new URL("../../src/", import.meta.url));
  const code = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(root + file, "utf8"))
    .filter((text) => /\b(?:isFeatureOn|useFeature)\(/.test(text) || /\b(?:feature|listedBy):/.test(text))
    .join("\n");
  const unused = featureKeys.filter((key) => !code.includes(`"${key}"`));
  expect(unused).toEqual(waiting);
});
