import { writeFileSync } from "node:fs";
import { contractDocuments } from "./openapi/documents.ts";

/** Writes docs/openapi.json and docs/asyncapi.json from shared/contract: `npm run openapi`. */
for (const { file, text } of contractDocuments()) {
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
}
