/**
 * Who may import whom. A place is a folder (ending in `/`) or a file; the longest one that a file begins with is its own.
 * `knows`: the places beside its own; packages by name, `node:` for Node. Types and imports on demand count like any other.
 */

/** @typedef {{ readonly place: string, readonly knows: readonly string[], readonly never?: readonly string[], readonly why: string }} Wall */

const shared = ["shared/", "valibot", "bignumber.js"];
const painting = [
  "react",
  "react-dom",
  "react-i18next",
  "i18next",
  "wouter",
  "zustand",
  "lucide",
  "@emotion/css",
  "comlink",
];
const onlyPaints = "src/ only paints: it knows the worker by its URL and by shared/rpc";
const base = ["shared/", "src/lazy/", "src/bridge/", "src/i18n/", "src/mini-program/", "src/state/"];
const ui = [...base, "src/ui/"];
/** What an area of the sandbox stands on: no other area, nor what puts the exchange together. */
const areaGround = [
  "shared/",
  "node:",
  "drizzle-orm",
  "fastify",
  "valibot",
  ...["accounts", "addresses", "dealer", "ledger", "market"].map((folder) => `sandbox/${folder}/`),
  ...[
    "backoff",
    "clock",
    "engine",
    "exchange",
    "part",
    "refusal",
    "setting-kinds",
    "settler",
    "watched-rows",
  ].map((file) => `sandbox/${file}.ts`),
  "sandbox/areas/area.ts",
  "sandbox/areas/handler.ts",
  "sandbox/control/body.ts",
  "sandbox/serving/coin-icons.ts",
];
const notOfSandbox = ["src/", "worker/", "react", "react-dom"];
const kits = [
  "src/session/",
  "src/money/",
  "src/entry/",
  "src/records/",
  "src/travel-rule/",
  "src/verification-codes/",
  "src/files/",
];

/** @type {readonly Wall[]} */
export const walls = [
  {
    place: "shared/",
    knows: shared,
    why: "shared/ is pure: it imports nothing of a thread, of React or of Node",
  },
  {
    place: "shared/domain/address/",
    knows: [...shared, "@noble/hashes", "@scure/base"],
    why: "addresses need hashes and alphabets, and nothing else beyond shared/",
  },
  {
    place: "worker/",
    knows: [...shared, "comlink", "fflate", "jsencrypt", "crypto-js", "idb-keyval", "qr"],
    why: "worker/ knows shared/ and nothing that paints",
  },
  {
    place: "sandbox/",
    knows: ["shared/", "*"],
    never: notOfSandbox,
    why: "sandbox/ is another implementation: it shares only shared/ with the app",
  },
  ...["accounts", "dealer", "ledger", "market"].map((folder) => ({
    place: `sandbox/${folder}/`,
    knows: ["shared/", "*"],
    never: [...notOfSandbox, "sandbox/areas/"],
    why: "what all areas of the sandbox stand on knows none of them",
  })),
  {
    place: "sandbox/areas/",
    knows: areaGround,
    why: "an area of the sandbox knows what all stand on, never another area",
  },
  {
    place: "sandbox/areas/convert/",
    knows: [...areaGround, "sandbox/areas/special-coins/index.ts"],
    why: "convert confirms the quotes of special coins too, by what that area exports; it knows no other",
  },
  {
    place: "sandbox/areas/deposit-risk/",
    knows: [...areaGround, "sandbox/areas/deposit/index.ts", "sandbox/areas/migration/index.ts"],
    why: "deposit-risk holds, releases and returns deposits, also of who has moved; it knows no other area",
  },
  {
    place: "sandbox/areas/migration/",
    knows: [...areaGround, "sandbox/areas/deposit/index.ts"],
    why: "no account moves while a deposit of it is on its way; a migration knows no other area",
  },
  {
    place: "sandbox/areas/transfer/",
    knows: [...areaGround, "sandbox/areas/migration/index.ts"],
    why: "who has moved takes no transfers; transfer knows no other area",
  },
  {
    place: "sandbox/areas/address-book/",
    knows: [
      ...areaGround,
      ...["deposit", "deposit-risk", "transfer"].map((area) => `sandbox/areas/${area}/index.ts`),
    ],
    why: "address-book judges targets by whose address it is, what is known of it and who takes transfers; it knows no other",
  },
  {
    place: "sandbox/areas/member/",
    knows: [...areaGround, "sandbox/areas/transfer/index.ts"],
    why: "a membership counts sub-accounts, which transfers hold; it knows no other area",
  },
  {
    place: "sandbox/areas/assets.ts",
    knows: [...areaGround, "sandbox/areas/deposit/index.ts"],
    why: "the overview asks what of the deposits is not safe yet; it knows no other area",
  },
  {
    place: "sandbox/areas/profile.ts",
    knows: [...areaGround, "sandbox/areas/migration/index.ts"],
    why: "a profile says where its account has moved to; it knows no other area",
  },
  {
    place: "sandbox/areas/withdraw/",
    knows: [
      ...areaGround,
      ...["address-book", "deposit", "deposit-risk", "migration", "transfer"].map(
        (area) => `sandbox/areas/${area}/index.ts`,
      ),
    ],
    why: "withdraw asks the address book, pays users here who have not moved and knows what is held, by what those areas export; it knows no other",
  },
  {
    place: "sandbox/areas/tax/",
    knows: [
      ...areaGround,
      "sandbox/files/",
      ...["deposit", "deposit-risk", "statements", "transfer"].map(
        (area) => `sandbox/areas/${area}/index.ts`,
      ),
    ],
    why: "tax reads what came in, what was declared of it and whose sub-accounts are whose, and has its reports made as statements are",
  },
  {
    place: "sandbox/areas/statements/",
    knows: [
      ...areaGround,
      "sandbox/files/",
      "sandbox/signing/keys.ts",
      ...["deposit", "records", "transfer", "withdraw"].map((area) => `sandbox/areas/${area}/index.ts`),
    ],
    why: "statements tell of what other areas keep, by what those export; it knows no other",
  },
  {
    place: "sandbox/areas/index.ts",
    knows: ["sandbox/"],
    why: "the list of areas knows the sandbox",
  },
  { place: "src/lazy/", knows: ["shared/", ...painting], why: onlyPaints },
  { place: "src/mini-program/", knows: ["shared/", ...painting, "src/lazy/"], why: onlyPaints },
  { place: "src/bridge/", knows: [...base, ...painting], why: onlyPaints },
  {
    place: "src/bridge/spawn.ts",
    knows: [...base, ...painting, "worker/main.ts?worker&url"],
    why: "bridge/spawn.ts knows the worker by its URL, and nothing else of it",
  },
  {
    place: "src/i18n/",
    knows: [...base, ...painting, "public/common-static/coffer/release/"],
    why: onlyPaints,
  },
  {
    place: "src/state/",
    knows: [...base, ...painting, "src/ui/theme.ts"],
    why: onlyPaints,
  },
  {
    place: "src/ui/",
    knows: [...base, ...painting, "react-toastify", "@tanstack/react-virtual", "uqr"],
    why: "the design system knows no kit, no feature and no app",
  },
  { place: "src/diag/", knows: [...ui, ...painting], why: onlyPaints },
  {
    place: "src/session/",
    knows: [...ui, "src/money/", ...painting],
    why: "a kit knows no feature and no app",
  },
  {
    place: "src/money/",
    knows: [...ui, "src/session/", ...painting],
    why: "a kit knows no feature and no app",
  },
  { place: "src/entry/", knows: [...ui, ...kits, ...painting], why: "a kit knows no feature and no app" },
  { place: "src/records/", knows: [...ui, ...kits, ...painting], why: "a kit knows no feature and no app" },
  {
    place: "src/verification-codes/",
    knows: [...ui, ...kits, ...painting],
    why: "a kit knows no feature and no app",
  },
  { place: "src/files/", knows: [...ui, ...kits, ...painting], why: "a kit knows no feature and no app" },
  {
    place: "src/travel-rule/",
    knows: [...ui, ...kits, ...painting],
    why: "a kit knows no feature and no app",
  },
  {
    place: "src/features/",
    knows: [...ui, ...kits, ...painting, "@tanstack/react-virtual"],
    why: "a feature knows the kits, never another feature or the app",
  },
  {
    place: "src/app/",
    knows: [...ui, ...kits, ...painting, "src/features/", "src/diag/", "web-vitals"],
    why: onlyPaints,
  },
];

/** What never runs on a thread, however many files of its own stand between: a wall sees one import, not what it brings along. */
export const neverRuns = [
  {
    place: "src/",
    package: "valibot",
    why: "schemas are the worker's: what the page needs beside a call's types is in a file without them",
  },
];

/** What lies in these is a place of its own, though no rule names it. */
export const ownPlaces = ["src/features/", "sandbox/areas/"];
