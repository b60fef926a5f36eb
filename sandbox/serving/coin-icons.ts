import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../static/coins/", import.meta.url);
const discs: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [file, readFileSync(new URL(file, folder))]),
);

/** Path of a coin's disc on this host, "" when nobody drew one. */
export function iconPath(coin: string): string {
  const file = `${coin.toLowerCase()}.svg`;
  return discs.has(file) ? `/coin-icons/${file}` : "";
}

export function coinIcon(file: string): Buffer | undefined {
  return discs.get(file);
}
