import { sha256 } from "@noble/hashes/sha2.js";
import { base58, bech32, hex } from "@scure/base";
import { writeAlgorand } from "#shared/domain/address/algorand.ts";
import { writeBase58check } from "#shared/domain/address/base58.ts";
import { joinBytes } from "#shared/domain/address/bytes.ts";
import { writeCashAddress } from "#shared/domain/address/cash-address.ts";
import { cosmosPrefixes } from "#shared/domain/address/cosmos.ts";
import { isEd25519Point } from "#shared/domain/address/ed25519-point.ts";
import { writeEvm } from "#shared/domain/address/evm.ts";
import { writeFilecoin } from "#shared/domain/address/filecoin.ts";
import type { AddressFormat } from "#shared/domain/address/formats.ts";
import { writePolkadot } from "#shared/domain/address/polkadot.ts";
import { writeRipple } from "#shared/domain/address/ripple.ts";
import { writeStellar } from "#shared/domain/address/stellar.ts";
import { writeTon } from "#shared/domain/address/ton.ts";

/**
 * Deposit addresses that really check out, of 32 bytes of seed: the same seed gives the same address. Bytes stand where a
 * hash or a public key would, so that nobody has a key to any of them: real coins must never be sent there.
 */
export function deriveAddress(format: AddressFormat, seed: Uint8Array): string {
  if (seed.length !== 32) throw new RangeError(`a seed has 32 bytes, not ${seed.length}`);
  return writers[format](seed);
}

const hash20 = (seed: Uint8Array): Uint8Array => seed.subarray(0, 20);

const writers: Readonly<Record<AddressFormat, (seed: Uint8Array) => string>> = {
  BTC: (seed) => segwit("bc", seed),
  LTC: (seed) => segwit("ltc", seed),
  DOGE: (seed) => writeBase58check(joinBytes([0x1e], hash20(seed))),
  BCH: (seed) => writeCashAddress(joinBytes([0], hash20(seed)), "bitcoincash"),
  EVM: (seed) => writeEvm(`0x${hex.encode(hash20(seed))}`),
  TRX: (seed) => writeBase58check(joinBytes([0x41], hash20(seed))),
  SOL: (seed) => base58.encode(curvePoint(seed)),
  XRP: (seed) => writeRipple(hash20(seed)),
  XLM: writeStellar,
  TON: (seed) => writeTon(joinBytes([0], seed)),
  // Without a staking part.
  ADA: (seed) => bech32.encode("addr", bech32.toWords(joinBytes([0x61], seed.subarray(0, 28))), false),
  DOT: writePolkadot,
  ATOM: (seed) => cosmos("ATOM", seed),
  INJ: (seed) => cosmos("INJ", seed),
  SEI: (seed) => cosmos("SEI", seed),
  TIA: (seed) => cosmos("TIA", seed),
  APTOS: (seed) => `0x${hex.encode(seed)}`,
  SUI: (seed) => `0x${hex.encode(seed)}`,
  NEAR: (seed) => hex.encode(seed),
  FIL: (seed) => writeFilecoin(1, hash20(seed)),
  ALGO: writeAlgorand,
  XTZ: (seed) => writeBase58check(joinBytes([6, 161, 159], hash20(seed))),
  HBAR: (seed) => `0.0.${1_000_000 + (new DataView(joinBytes(seed).buffer).getUint32(0) % 9_000_000)}`,
};

function segwit(prefix: string, seed: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(hash20(seed))]);
}

function cosmos(format: keyof typeof cosmosPrefixes, seed: Uint8Array): string {
  return bech32.encode(cosmosPrefixes[format], bech32.toWords(hash20(seed)));
}

/** A hash that is a point of the curve, as the keys of persons are and those of programs are not. */
function curvePoint(seed: Uint8Array): Uint8Array {
  let key = seed;
  while (!isEd25519Point(key)) key = sha256(key);
  return key;
}
