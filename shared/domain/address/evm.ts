import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex, utf8 } from "@scure/base";
import { addressPatterns } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Every chain of Ethereum's kind. The case of the letters is the checksum (EIP-55), where both cases occur (F3b.3). */

export function checkEvm(text: string): FamilyReading {
  if (!addressPatterns.EVM.test(text)) return refused(reasonOf(text));
  const address = writeEvm(text);
  const digits = text.slice(2);
  // Of what is left empty: nobody has its key, and what is sent there is lost.
  if (/^0+$/.test(digits)) return refused("unsupported");
  if (address === text) return accepted(address);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase ? accepted(address, ["noChecksum"]) : refused("checksum");
}

/** With the case of each letter set by the hash of the digits. */
export function writeEvm(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = hex.encode(keccak_256(utf8.decode(digits)));
  const cased = Array.from(digits, (digit, at) => (hash.charAt(at) >= "8" ? digit.toUpperCase() : digit));
  return `0x${cased.join("")}`;
}

/** Avalanche's other chains and names of Ethereum are told by their look. */
function reasonOf(text: string): "format" | "otherNetwork" | "unsupported" {
  if (/^(?:[XPC]-)?avax1/i.test(text)) return "otherNetwork";
  return /^[^.]+(?:\.[^.]+)*\.eth$/i.test(text) ? "unsupported" : "format";
}
