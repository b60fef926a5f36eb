/** Files that something else than an import starts. */
export const entries = ["src/app/main.tsx", "sandbox/main.ts"];

/** What no source of the project uses, and is there on purpose: a folder (ending in `/`), a file, or names of a file. */
export const publicPlaces = [
  {
    place: "sandbox/files/write-file.ts",
    names: ["writeFile"],
    why: "the thread that makes files loads it by itself",
  },
  {
    place: "src/features/convert/convert-page.tsx",
    names: ["Ahead"],
    why: "src/app/route.ts asks each page's module for it",
  },
  {
    place: "shared/domain/clearance.ts",
    why: "R3.9, R9.14: the specification names both moments",
  },
  { place: "shared/domain/time-window.ts", why: "R9.13: the specification names the helper" },
  { place: "shared/site/site.ts", names: ["countrySuffixOf"], why: "R9.16: which country a host is for" },
];
