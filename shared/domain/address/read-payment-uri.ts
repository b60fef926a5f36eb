import { base64, hex } from "@scure/base";
import { chainOfEvmNumber } from "./evm-uri.ts";

/** What a QR code or a wallet's link names: more than an address, and never the amount, which a person types. */
export interface ReadPayment {
  readonly address: string;
  readonly memo: string;
  /** The network that it names, "" where it names none. */
  readonly chain: string;
}

/** A text that is no such URI is the address itself. */
export function readPaymentUri(typed: string): ReadPayment {
  const text = typed.trim();
  const plain = { address: typed, memo: "", chain: "" };
  const [, scheme = "", rest = ""] = /^([a-z+]+):(?:\/\/)?(.*)$/i.exec(text) ?? [];
  const read = readers[scheme.toLowerCase()];
  if (read === undefined) return plain;
  const at = rest.indexOf("?");
  const [path, query] = at === -1 ? [rest, ""] : [rest.slice(0, at), rest.slice(at + 1)];
  return { ...plain, ...read(path, parametersOf(query), scheme.toLowerCase()) };
}

type Parameters = Pick<ReadonlyMap<string, string>, "get">;
type Reader = (path: string, query: Parameters, scheme: string) => Partial<ReadPayment>;

const addressOnly: Reader = (path) => ({ address: path });

const readers: Readonly<Record<string, Reader | undefined>> = {
  bitcoin: (address) => ({ address, chain: "BTC" }),
  litecoin: (address) => ({ address, chain: "LTC" }),
  dogecoin: (address) => ({ address, chain: "DOGE" }),
  // Its scheme is a part of the address.
  bitcoincash: (path, _query, scheme) => ({ address: `${scheme}:${path}` }),
  tron: addressOnly,
  algorand: addressOnly,
  // Its memo is a note to the payee and names no account.
  solana: addressOnly,
  ripple: (address, query) => ({ address, memo: query.get("dt") ?? "" }),
  ton: (path, query) => ({ address: path.replace(/^transfer\//, ""), memo: query.get("text") ?? "" }),
  "web+stellar": (_path, query) => ({
    address: query.get("destination") ?? "",
    memo: stellarMemo(query.get("memo") ?? "", query.get("memo_type") ?? ""),
  }),
  ethereum: evm,
};

/** A hash stands there in base64, and is written in hexadecimal everywhere else. */
function stellarMemo(memo: string, type: string): string {
  if (type !== "MEMO_HASH") return memo;
  try {
    return hex.encode(base64.decode(memo));
  } catch {
    return memo;
  }
}

/**
 * EIP-681: a token's transfer names the contract first, and who gets it in its parameters. Any other call of a contract is no
 * payment: coins that were sent there would be lost. A network that is not known here keeps its number, and is no other.
 */
function evm(path: string, query: Parameters): Partial<ReadPayment> {
  const [, target = "", number = "", call = ""] =
    /^(?:pay-)?([^@/]*)(?:@(\d+))?(?:\/(.*))?$/.exec(path) ?? [];
  const chain = number === "" ? "" : chainOfEvmNumber(Number(number)) || number;
  const payee = call === "transfer" ? (query.get("address") ?? "") : "";
  return { address: call === "" ? target : payee, chain };
}

function parametersOf(query: string): Parameters {
  const pairs = query.split("&").map((part): readonly [string, string] => {
    const at = part.indexOf("=");
    return at === -1 ? [part, ""] : [part.slice(0, at), decoded(part.slice(at + 1))];
  });
  return new Map(pairs);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
