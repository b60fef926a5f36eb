import * as v from "valibot";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { withdrawTargetCalls } from "#shared/contract/withdraw-target.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { checkAddress, formatsOf } from "#shared/domain/address/check-address.ts";
import { type AddressFormat, isAddressFormat } from "#shared/domain/address/formats.ts";
import { readPaymentUri } from "#shared/domain/address/read-payment-uri.ts";
import { sameAddress } from "#shared/domain/address/same-address.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { entryAt, knownAddresses, similarTo } from "./known-addresses.ts";
import { readTargetMemo } from "./target-memo.ts";

type Http = Pick<HttpClient, "call">;
type Target = CallOutput<"withdraw.target">;
type Refused = Extract<Target, { readonly state: "refused" }>;
type Checked = Extract<Target, { readonly state: "checked" }>;

/**
 * Answers "withdraw.target": what is no address of the network is never asked about. The catalogue is signed; what is known
 * of a network does not depend on it. Rejects with a CofferError or CallFailed, then nothing is known of the target.
 */
export async function withdrawTarget(http: Http, input: unknown): Promise<Target> {
  const read = v.safeParse(withdrawTargetCalls["withdraw.target"].request, input);
  if (!read.success) throw new CallFailed("request", "withdraw.target", false);
  const { coin, chain: code = "", typed, memo } = read.output;
  const [{ rows }, { list }] = await Promise.all([
    ownCall(http, "withdraw.coins", { coin }),
    ownCall(http, "coins.list", { scene: "WITHDRAW" }),
  ]);
  const chains = rows.find((row) => row.coin === coin)?.chains ?? [];
  const payment = readPaymentUri(typed);
  const fitting = chains.filter((one) => fits(one, payment.address));
  const isNamed = (one: CoinChain): boolean => payment.chain === "" || payment.chain === one.chain;
  const meant = fitting.filter(isNamed);
  // One that rests now is no network to change to; who keeps an address of it is told of the address all the same.
  const named = codesOf(meant.filter(isOpen));
  const chain = chains.find((one) => one.chain === code);
  if (chain === undefined) {
    // It may be the recipient's all the same: the only one that is open is not the only one.
    return named.length > 0
      ? { state: "choose", chains: codesOf(meant) }
      : refusalOf(undefined, payment.address, []);
  }
  if (payment.chain !== "" && payment.chain !== code && fitting.some((one) => one.chain === code)) {
    return { ...none, fault: "otherNetwork", chains: named };
  }
  const format = formatOf(chain);
  const reading = format && checkAddress(format, payment.address);
  if (reading?.ok === false) return refusalOf(format, payment.address, named);
  const address = reading?.address ?? payment.address.trim();
  // Of a network that is not known here too: what nobody sees would be sent along.
  if (!/^[!-~]{1,200}$/.test(address)) return refusalOf(undefined, address, []);
  const contractOf = list.find(({ contracts }) => contracts.some((one) => isSame(format, one, address)));
  if (contractOf !== undefined) return { ...none, fault: "contract", contractOf: contractOf.coin };
  const carried = reading?.memo ?? payment.memo;
  const { tag, ...ofMemo } = readTargetMemo(chain, format, { typed: memo, carried });
  const sound = { coin, chain: code, address, ...(tag !== "" && ofMemo.memoFault === "" && { tag }) };
  const [result, known] = await Promise.all([
    ownCall(http, "addressBook.check", sound),
    knownAddresses(http),
  ]);
  if (!result.valid && result.blockCode === 0 && ofMemo.memoFault === "") return { ...none, fault: "server" };
  const { isInternal, isContract, riskLevel, blockCode } = result;
  const tagRequired = result.tagRequired || chain.tagRequired;
  // A memo is wanted that the network has no place for: nothing that could be typed would mend it.
  if (tagRequired && chain.tagName === "") return { ...none, fault: "server" };
  const own = entryAt(known.book, format, { coin, chain: code, address, tag });
  const likeness = similarTo(known, { address, own, similarTo: result.similarTo });
  // It looks like an entry that could not be read: what cannot be compared is not called sound.
  if (result.similarTo !== "" && likeness.entryId === "" && likeness.similar === null)
    throw new CallFailed("unreadable", "a look-alike of an entry that is not known", true);
  return {
    state: "checked",
    // The book's texts to the letter: in another form it would be another entry there (F2i.4).
    address: own?.address ?? address,
    memo: own?.tag ?? tag,
    ...ofMemo,
    warnings: (reading?.warnings ?? []).filter((one) => own === undefined || one !== "converted"),
    ...canonical(format, likeness),
    isCompared: known.isWhole,
    isInternal,
    isContract,
    riskLevel,
    blockCode,
    tagRequired,
  };
}

const none = {
  state: "refused",
  characters: [],
  chains: [],
  contractOf: "",
} as const satisfies Partial<Refused>;

const codesOf = (chains: readonly CoinChain[]): string[] => chains.map(({ chain }) => chain);

function isOpen({ chainWithdraw, withdrawFee }: CoinChain): boolean {
  return chainWithdraw !== "0" && withdrawFee !== "";
}

function formatOf({ chain, addressRegexKey: key }: CoinChain): AddressFormat | undefined {
  return formatOfChain(chain) ?? (isAddressFormat(key) ? key : undefined);
}

function fits(chain: CoinChain, text: string): boolean {
  const format = formatOf(chain);
  return format !== undefined && formatsOf(text).includes(format);
}

function refusalOf(format: AddressFormat | undefined, text: string, chains: readonly string[]): Refused {
  const reading = checkAddress(format ?? "EVM", text);
  if (reading.ok || reading.reason === "empty") return { ...none, fault: "format" };
  const { reason, characters } = reading;
  // Without a network chosen it is nobody's business which one it fails.
  const fault = format === undefined && !general.has(reason) ? "format" : reason;
  return { ...none, fault, characters: [...characters], chains: fault === "otherNetwork" ? [...chains] : [] };
}

/** Faults that do not depend on a network. */
const general: ReadonlySet<string> = new Set(["whiteSpace", "hiddenCharacters", "secret"]);

/** Both are compared as they are written here: another case of one letter is no difference. What an entry holds of a memo goes along. */
function canonical<S extends Pick<Checked, "similar">>(format: AddressFormat | undefined, said: S): S {
  if (said.similar === null || format === undefined) return said;
  const { similar } = said;
  const reading = checkAddress(format, similar.address);
  if (!reading.ok) return said;
  const tag = similar.id === "" ? "" : (reading.memo ?? similar.tag);
  return { ...said, similar: { ...similar, address: reading.address, tag } };
}

function isSame(format: AddressFormat | undefined, one: string, other: string): boolean {
  return one === other || (format !== undefined && sameAddress(format, one, other));
}
