import { addressPatterns, provenHederaPattern } from "./patterns.ts";
import { accepted, type FamilyReading, refused } from "./reading.ts";

/** Hedera: the number of an account, with five letters that prove it where the wallet adds them (HIP-15, F3b.4). */

const mainnet = 0;
const testNetworks = [1, 2];
const five = 26 ** 5;

export function checkHedera(text: string): FamilyReading {
  if (addressPatterns.HBAR.test(text)) return accepted(text, ["noChecksum"]);
  if (!provenHederaPattern.test(text)) return refused("format");
  const [account = "", letters = ""] = text.split("-");
  if (letters === hederaLetters(account, mainnet)) return accepted(account, ["converted"]);
  return refused(testNetworks.some((id) => letters === hederaLetters(account, id)) ? "testnet" : "checksum");
}

/** The letters of an account on the network with this number: weighted sums of its characters, mixed. */
function hederaLetters(account: string, network: number): string {
  const digits = Array.from(account, (digit) => (digit === "." ? 10 : Number(digit)));
  const sumOf = (parity: number) =>
    digits.reduce((sum, digit, at) => (at % 2 === parity ? sum + digit : sum), 0) % 11;
  const three = 26 ** 3;
  const ofDigits = digits.reduce((sum, digit) => (sum * 31 + digit) % three, 0);
  const ofNetwork = [network, 0, 0, 0, 0, 0, 0].reduce((sum, byte) => (sum * 31 + byte) % five, 0);
  const head = ((account.length % 5) * 11 + sumOf(0)) * 11 + sumOf(1);
  let rest = (((head * three + ofDigits + ofNetwork) % five) * 1_000_003) % five;
  let letters = "";
  for (let at = 0; at < 5; at += 1) {
    letters = String.fromCodePoint(97 + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
}
