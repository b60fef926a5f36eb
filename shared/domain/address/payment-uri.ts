import { base64, hex } from "@scure/base";
import { writeEvmUri } from "./evm-uri.ts";
import { checkMemo } from "./memo.ts";
import { baseUnits, type PaymentRequest, requestedAmount, writeQuery } from "./payment-request.ts";

/**
 * What a wallet reads from the QR code of a deposit: the URI of the chain, or the plain address where the chain has no
 * scheme, and where the scheme could not say which coin is meant, as a wallet would then send the chain's own (F3b.33).
 */
export function paymentUri(request: PaymentRequest): string {
  return writers.get(request.chain)?.(request) ?? writeEvmUri(request) ?? request.address;
}

type Writer = (request: PaymentRequest) => string | undefined;

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ["BTC", amountAfter("bitcoin:")],
  ["LTC", amountAfter("litecoin:")],
  ["DOGE", amountAfter("dogecoin:")],
  // The canonical address has the scheme already.
  ["BCH", amountAfter("")],
  ["XRP", ripple],
  ["XLM", stellar],
  ["TON", ton],
  ["SOL", solana],
  ["ALGO", algorand],
]);

/** BIP-21, in whole coins. */
function amountAfter(scheme: string): Writer {
  return ({ chain, coin, address, amount }) =>
    coin === chain ? `${scheme}${address}${writeQuery({ amount: requestedAmount(amount) })}` : undefined;
}

function ripple({ coin, address, memo, amount }: PaymentRequest): string | undefined {
  if (coin !== "XRP") return undefined;
  return `ripple:${address}${writeQuery({ dt: memo, amount: requestedAmount(amount) })}`;
}

/** SEP-7. It has to say what the memo is; a hash stands there in base64. */
function stellar({ coin, address, memo, amount }: PaymentRequest): string | undefined {
  const reading = checkMemo("XLM", memo);
  const kind = reading.ok ? reading.kinds[0] : undefined;
  if (coin !== "XLM" || (memo !== "" && kind === undefined)) return undefined;
  return `web+stellar:pay${writeQuery({
    destination: address,
    amount: requestedAmount(amount),
    memo: kind === "hash" ? base64.encode(hex.decode(memo.toLowerCase())) : memo,
    memo_type: kind === undefined ? "" : `MEMO_${kind.toUpperCase()}`,
  })}`;
}

/** In units of 1e-9. Not every wallet heeds the parameter for tokens. */
function ton({ coin, address, memo, amount }: PaymentRequest): string | undefined {
  if (coin !== "TON") return undefined;
  return `ton://transfer/${address}${writeQuery({ amount: baseUnits(amount, 9), text: memo })}`;
}

/** Solana Pay, in whole coins of tokens too. */
function solana({ coin, address, amount, contract = "" }: PaymentRequest): string | undefined {
  const token = coin === "SOL" ? "" : contract;
  if (coin !== "SOL" && !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(token)) return undefined;
  return `solana:${address}${writeQuery({ amount: requestedAmount(amount), "spl-token": token })}`;
}

/** ARC-26, in units of 1e-6. */
function algorand({ coin, address, amount }: PaymentRequest): string | undefined {
  return coin === "ALGO" ? `algorand://${address}${writeQuery({ amount: baseUnits(amount, 6) })}` : undefined;
}
