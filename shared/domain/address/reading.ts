import type { AddressFormat } from "./formats.ts";
import type { HiddenCharacter } from "./typed-text.ts";

/** What is to be known about an address that may be used. */
export type AddressWarning =
  /** This form has no checksum: a wrong character makes another address. */
  | "noChecksum"
  /** `address` is another way to write what was typed, so it is shown. */
  | "converted"
  /** Typed in a form that Bitcoin has too. */
  | "likeBitcoin"
  /** Belongs to a program or contract and to nobody's key. */
  | "contract"
  /** A name: only the chain knows whether it exists. */
  | "unprovenName";

/** Why a text may not be used as an address of the format. */
export type AddressRefusal =
  | "empty"
  | "whiteSpace"
  /** Characters that are not seen, or that stand in for a letter of the alphabet. */
  | "hiddenCharacters"
  /** A private key or recovery phrase: it must neither be sent nor logged. */
  | "secret"
  | "format"
  | "checksum"
  | "mixedCase"
  | "testnet"
  /** Valid on a network that is another one; `looksLike` names those of the catalogue. */
  | "otherNetwork"
  /** Real on this network, but no form that can be sent to: a name, a staking account, a short form. */
  | "unsupported";

/** Plain data, so that it crosses to the page. */
export type AddressReading =
  | AcceptedAddress
  | {
      readonly ok: false;
      readonly reason: AddressRefusal;
      /** Formats of which the text is a valid address. */
      readonly looksLike: readonly AddressFormat[];
      /** Only with `hiddenCharacters`. */
      readonly characters: readonly HiddenCharacter[];
    };

export interface AcceptedAddress {
  readonly ok: true;
  /** The canonical form: this is shown, kept and sent. */
  readonly address: string;
  /** The tag or memo that the typed address carried. */
  readonly memo?: string;
  readonly warnings: readonly AddressWarning[];
}

/** What one family says of a text that is ASCII without blanks. */
export type FamilyReading = AcceptedAddress | { readonly ok: false; readonly reason: AddressRefusal };

export function accepted(
  address: string,
  warnings: readonly AddressWarning[] = [],
  memo?: string,
): FamilyReading {
  return memo === undefined ? { ok: true, address, warnings } : { ok: true, address, warnings, memo };
}

export function refused(reason: AddressRefusal): FamilyReading {
  return { ok: false, reason };
}
