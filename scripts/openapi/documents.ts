import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asyncApiDocument } from "./asyncapi-document.ts";
import { openApiDocument } from "./openapi-document.ts";

/** The committed documents: where they lie and what they should hold. */
export interface ContractDocument {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
}

const root = new URL("../../", import.meta.url);

export function contractDocuments(): readonly ContractDocument[] {
  const version = projectVersion();
  return [
    { file: inRoot("docs/openapi.json"), text: asText(openApiDocument(version)) },
    { file: inRoot("docs/asyncapi.json"), text: asText(asyncApiDocument(version)) },
  ];
}

const inRoot = (path: string): string => fileURLToPath(new URL(path, root));
const asText = (document: unknown): string => `${JSON.stringify(document, null, 1)}\n`;

function projectVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as { version: string };
  return manifest.version;
}
