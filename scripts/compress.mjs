// The build's last step: a brotli and a gzip sibling beside each text file of dist/, so that no host compresses
// on the fly. index.html has none: each host writes its own configuration into it.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { stampBuild } from "./steps/build-stamp.mjs";
import { inRoot } from "./steps/folders.mjs";

const text = /\.(js|css|json|svg|webmanifest|txt)$/;
/** Below this a response fits one packet either way. */
const minBytes = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Ways to write the same down, of which now one and now another is a little shorter: [block, postfix bits, direct codes]. */
const ways = [
  [0, 0, 0],
  [0, 1, 8],
  [0, 0, 8],
  [17, 0, 2],
];

async function smallestBrotli(file, bytes) {
  const tried = ways.slice(0, file.endsWith(".js") ? ways.length : 1).map(([block, postfix, direct]) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return (await Promise.all(tried)).reduce((best, one) => (one.length < best.length ? one : best));
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return { before: 0, after: 0 };
  const [br, gz] = await Promise.all([smallestBrotli(file, bytes), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return { before: bytes.length, after: br.length };
}

const dist = inRoot("dist");
const files = readdirSync(dist, { recursive: true })
  .filter((name) => text.test(name) && !name.startsWith(".vite"))
  .map((name) => join(dist, name));
const sizes = await Promise.all(files.map(compress));
const total = (key) => Math.round(sizes.reduce((sum, size) => sum + size[key], 0) / 1024);
console.log(`compressed ${files.length} files: ${total("before")} KiB to ${total("after")} KiB`);
stampBuild();
