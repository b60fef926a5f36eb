import { checkAlgorand } from "./algorand.ts";
import { checkBitcoin, checkDogecoin, checkLitecoin } from "./bitcoin.ts";
import { checkBitcoinCash } from "./bitcoin-cash.ts";
import { checkCardano } from "./cardano.ts";
import { checkCosmos } from "./cosmos.ts";
import { checkEvm } from "./evm.ts";
import { checkFilecoin } from "./filecoin.ts";
import { type AddressFormat, addressFormats } from "./formats.ts";
import { checkHedera } from "./hedera.ts";
import { checkMove } from "./move.ts";
import { checkNear, isDistinctiveNear } from "./near.ts";
import { fitsPattern } from "./patterns.ts";
import { checkPolkadot } from "./polkadot.ts";
import type { AddressReading, AddressRefusal, FamilyReading } from "./reading.ts";
import { checkRipple } from "./ripple.ts";
import { isSecretKey } from "./secret-keys.ts";
import { checkSolana } from "./solana.ts";
import { checkStellar } from "./stellar.ts";
import { checkTon } from "./ton.ts";
import { checkTezos, checkTron } from "./tron-tezos.ts";
import { type HiddenCharacter, hasBlanks, nonAddressCharacters, trimmed } from "./typed-text.ts";

/** The gate before an address is used: form, checksum, network (F3b.1-F3b.6, F6c.2). */

const families: Readonly<Record<AddressFormat, (text: string) => FamilyReading>> = {
  BTC: checkBitcoin,
  LTC: checkLitecoin,
  DOGE: checkDogecoin,
  BCH: checkBitcoinCash,
  EVM: checkEvm,
  TRX: checkTron,
  SOL: checkSolana,
  XRP: checkRipple,
  XLM: checkStellar,
  TON: checkTon,
  ADA: checkCardano,
  DOT: checkPolkadot,
  ATOM: (text) => checkCosmos(text, "ATOM"),
  INJ: (text) => checkCosmos(text, "INJ"),
  SEI: (text) => checkCosmos(text, "SEI"),
  TIA: (text) => checkCosmos(text, "TIA"),
  APTOS: checkMove,
  SUI: checkMove,
  NEAR: checkNear,
  FIL: checkFilecoin,
  ALGO: checkAlgorand,
  XTZ: checkTezos,
  HBAR: checkHedera,
};

/** No address of any network is longer. */
const maxLength = 200;
/** Nothing that a person would paste here by mistake is longer, recovery phrases included: such text is not looked into. */
const maxTyped = 1000;

/** Reads a text as an address of the format. Never throws. */
export function checkAddress(format: AddressFormat, typed: string): AddressReading {
  if (typed.length > maxTyped) return no("format");
  const text = trimmed(typed);
  const flaw = flawOf(text);
  if (flaw !== undefined) return flaw;
  const reading = families[format](text);
  if (reading.ok) return reading;
  if (isSecretKey(text)) return no("secret");
  const looksLike = fitting(text);
  const isElsewhere = looksLike.length > 0 && (reading.reason === "format" || reading.reason === "checksum");
  return no(isElsewhere ? "otherNetwork" : reading.reason, looksLike);
}

/** Every format of which the text is a valid address: which networks a pasted address may mean. */
export function formatsOf(typed: string): readonly AddressFormat[] {
  const text = typed.length > maxTyped ? "" : trimmed(typed);
  return flawOf(text) === undefined ? fitting(text) : [];
}

function fitting(text: string): readonly AddressFormat[] {
  return addressFormats.filter(
    (format) =>
      fitsPattern(format, text) &&
      families[format](text).ok &&
      (format !== "NEAR" || isDistinctiveNear(text)),
  );
}

/** What no address of any network may be. */
function flawOf(text: string): AddressReading | undefined {
  if (text === "") return no("empty");
  const characters = nonAddressCharacters(text);
  if (characters.length > 0) return no("hiddenCharacters", [], characters);
  if (hasBlanks(text)) return no(isSecretKey(text) ? "secret" : "whiteSpace");
  return text.length > maxLength ? no("format") : undefined;
}

function no(
  reason: AddressRefusal,
  looksLike: readonly AddressFormat[] = [],
  characters: readonly HiddenCharacter[] = [],
): AddressReading {
  return { ok: false, reason, looksLike, characters };
}
