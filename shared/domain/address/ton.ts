import { base64urlnopad, hex } from "@scure/base";
import { attempt, joinBytes } from "./bytes.ts";
import { crc16 } from "./crc.ts";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/**
 * TON: the friendly form is flags, workchain, hash and a sum of them; the raw form is workchain and hash (F3b.5). A raw one is
 * shown as the friendly form that does not bounce, so that coins arrive at a wallet that has not been used yet.
 */

const bounceable = 0x11;
const notBounceable = 0x51;
const masterchain = 0xff;

export function checkTon(text: string): FamilyReading {
  if (/^[k0][Qf][\w\-+/]{46}$/.test(text)) return refused("testnet");
  if (!addressPatterns.TON.test(text))
    return refused(/\.(?:ton|t\.me)$/i.test(text) ? "unsupported" : "format");
  const [chain, hash] = text.split(":");
  if (hash === undefined) return checkFriendly(text.replaceAll("+", "-").replaceAll("/", "_"));
  const account = joinBytes([chain === "0" ? 0 : masterchain], hex.decode(hash.toLowerCase()));
  return accepted(writeTon(account), ["noChecksum", "converted"]);
}

/** The friendly form that does not bounce, of workchain and hash. */
export function writeTon(account: Uint8Array): string {
  const bytes = joinBytes([notBounceable], account);
  const sum = crc16(bytes);
  return base64urlnopad.encode(joinBytes(bytes, [sum >> 8, sum & 0xff]));
}

/** The raw form of a friendly one: the same for each way to write an account. */
export function rawTon(address: string): string {
  const [, chain, ...hash] = base64urlnopad.decode(address).subarray(0, -2);
  return `${chain === 0 ? "0" : "-1"}:${hex.encode(Uint8Array.from(hash))}`;
}

/** Both alphabets of base64 are in use; the one without signs that a link would change is kept. */
function checkFriendly(text: string): FamilyReading {
  const bytes = attempt(() => base64urlnopad.decode(text));
  if (bytes?.length !== 36) return refused("format");
  const [high = 0, low = 0] = bytes.subarray(-2);
  if (crc16(bytes.subarray(0, -2)) !== ((high << 8) | low)) return refused("checksum");
  const [flags = 0, chain = 0] = bytes;
  const isKnown = [bounceable, notBounceable].includes(flags) && [0, masterchain].includes(chain);
  return isKnown ? accepted(text) : refused("unsupported");
}
