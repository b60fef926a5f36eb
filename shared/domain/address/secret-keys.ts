import { base58, base58xrp } from "@scure/base";
import { readBase58check } from "./base58.ts";
import { attempt, startsWithBytes } from "./bytes.ts";
import { readStrkey, secretVersion } from "./stellar.ts";

/**
 * Whether somebody pasted what opens a wallet in the place of its address: such a text must not leave the device (F3b.30).
 * A key in plain hex cannot be told from an address of Aptos, Sui or NEAR, or from a hash.
 */
export function isSecretKey(text: string): boolean {
  return (
    recoveryPhrase.test(text) ||
    named.test(text) ||
    isSolanaKey(text) ||
    isStellarSeed(text) ||
    isBase58Key(text)
  );
}

/** 12 to 24 words. */
const recoveryPhrase = /^[a-z]{3,10}(?:\s+[a-z]{3,10}){11,23}$/i;
/** Keys with a name before them: of Cardano, Sui and NEAR. */
const named = /^(?:(?:(?:addr|stake|acct|root)_x?sk|ed25519e?_sk|xprv|suiprivkey)1|ed25519:)[\dA-Za-z]{50,}$/;

/** Of Bitcoin and its kind, by version byte and length; of wallets (xprv…); of Tezos (edsk…). */
const wifVersions = [0x80, 0xb0, 0x9e, 0xef];
const walletKeys = [0x04, 0x88, 0xad, 0xe4];
const tezosKeys = [
  [13, 15, 58, 7],
  [43, 246, 78, 7],
];
/** Seeds of XRP: the first kind, and that of Ed25519. */
const rippleSeeds = [[0x21], [0x01, 0xe1, 0x4b]];
const rippleSeedLength = 16;

function isBase58Key(text: string): boolean {
  const payload = readBase58check(text);
  if (payload !== undefined) {
    const isWif = (payload.length === 33 || payload.length === 34) && wifVersions.includes(payload[0] ?? 0);
    return isWif || [walletKeys, ...tezosKeys].some((prefix) => startsWithBytes(payload, prefix));
  }
  const seed = readBase58check(text, base58xrp);
  if (seed === undefined) return false;
  return rippleSeeds.some(
    (prefix) => seed.length === prefix.length + rippleSeedLength && startsWithBytes(seed, prefix),
  );
}

function isStellarSeed(text: string): boolean {
  return /^S[A-Z2-7]{55}$/.test(text) && readStrkey(text)?.[0] === secretVersion;
}

function isSolanaKey(text: string): boolean {
  return /^.{86,88}$/.test(text) && attempt(() => base58.decode(text))?.length === 64;
}
