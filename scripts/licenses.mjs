// A step of the build: dist/licenses.txt has the licence of every package whose code is in dist/, and of the fonts.
import { writeFileSync } from "node:fs";
import { inRoot } from "./steps/folders.mjs";
import { bundledPackages, licenseText } from "./steps/licenses.mjs";

const dist = inRoot("dist");
writeFileSync(inRoot("dist", "licenses.txt"), licenseText(dist));
console.log(`licenses.txt: ${bundledPackages(dist).length} packages and the fonts`);
