/** F3b.33, F6d.2: what a wallet reads from the QR code of a deposit. */

import { describe, expect, it } from "vitest";
import type { PaymentRequest } from "#shared/domain/address/payment-request.ts";
import { paymentUri } from "#shared/domain/address/payment-uri.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";
import { listedChains } from "./catalogue.ts";

const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const usdt = "0xdac17f958d2ee523a2206206994597c13d831ec7";
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const stellar = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const ton = "UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p";
const ripple = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
const cash = "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a";

type RequestPart = Partial<PaymentRequest> & { readonly address: string };
const uris: readonly (readonly [string, string, RequestPart, string])[] = [
  ["BTC", "BTC", { address: "bc1q0" }, "bitcoin:bc1q0"],
  ["BTC", "BTC", { address: "bc1q0", amount: "0.0015" }, "bitcoin:bc1q0?amount=0.0015"],
  ["LTC", "LTC", { address: "ltc1q0", amount: "1.50" }, "litecoin:ltc1q0?amount=1.5"],
  ["DOGE", "DOGE", { address: "D0" }, "dogecoin:D0"],
  ["BCH", "BCH", { address: cash, amount: "2" }, `${cash}?amount=2`],
  ["ETH", "ETH", { address: evm }, `ethereum:${evm}@1`],
  ["ETH", "ETH", { address: evm, amount: "2.014" }, `ethereum:${evm}@1?value=2014000000000000000`],
  ["ARBI", "ETH", { address: evm, amount: "0" }, `ethereum:${evm}@42161`],
  ["BSC", "BNB", { address: evm, amount: "0.000000000000000001" }, `ethereum:${evm}@56?value=1`],
  // More decimals than there are.
  ["BSC", "BNB", { address: evm, amount: "0.0000000000000000001" }, `ethereum:${evm}@56`],
  ["ETH", "USDT", { address: evm, contract: usdt }, `ethereum:${usdt}@1/transfer?address=${evm}`],
  [
    "ETH",
    "USDT",
    { address: evm, contract: usdt, amount: "12.5", decimals: 6 },
    `ethereum:${usdt}@1/transfer?address=${evm}&uint256=12500000`,
  ],
  [
    "ETH",
    "USDT",
    { address: evm, contract: usdt, amount: "12.5" },
    `ethereum:${usdt}@1/transfer?address=${evm}`,
  ],
  // The last six characters are no contract: the chain's own coin must not be sent for it.
  ["ETH", "USDT", { address: evm, contract: "831ec7" }, evm],
  ["BSC", "ETH", { address: evm }, evm],
  ["SOL", "SOL", { address: usdc, amount: "0.25" }, `solana:${usdc}?amount=0.25`],
  ["SOL", "USDC", { address: "So1", contract: usdc }, `solana:So1?spl-token=${usdc}`],
  ["SOL", "USDC", { address: "So1" }, "So1"],
  ["XRP", "XRP", { address: ripple, memo: "11747" }, `ripple:${ripple}?dt=11747`],
  ["XRP", "XRP", { address: ripple, memo: "0", amount: "20" }, `ripple:${ripple}?dt=0&amount=20`],
  ["XLM", "XLM", { address: stellar }, `web+stellar:pay?destination=${stellar}`],
  [
    "XLM",
    "XLM",
    { address: stellar, memo: "42", amount: "1" },
    `web+stellar:pay?destination=${stellar}&amount=1&memo=42&memo_type=MEMO_ID`,
  ],
  [
    "XLM",
    "XLM",
    { address: stellar, memo: "to & fro" },
    `web+stellar:pay?destination=${stellar}&memo=to%20%26%20fro&memo_type=MEMO_TEXT`,
  ],
  [
    "XLM",
    "XLM",
    { address: stellar, memo: "00".repeat(32) },
    `web+stellar:pay?destination=${stellar}&memo=${"A".repeat(43)}%3D&memo_type=MEMO_HASH`,
  ],
  // What could not be put on the chain is not put into a code.
  ["XLM", "XLM", { address: stellar, memo: "x".repeat(29) }, stellar],
  ["TON", "TON", { address: ton, memo: "a b" }, `ton://transfer/${ton}?text=a%20b`],
  ["TON", "TON", { address: ton, amount: "1.5" }, `ton://transfer/${ton}?amount=1500000000`],
  ["TON", "USDT", { address: ton, memo: "1" }, ton],
  ["ALGO", "ALGO", { address: "A0", amount: "2" }, "algorand://A0?amount=2000000"],
  // No scheme that wallets read.
  ["TRX", "USDT", { address: "T0" }, "T0"],
  ["ADA", "ADA", { address: "addr1" }, "addr1"],
  ["ATOM", "ATOM", { address: "cosmos1", memo: "7" }, "cosmos1"],
  ["constructor", "constructor", { address: "x" }, "x"],
];

describe("a payment URI", () => {
  it.each(uris)("of %s %s for %j is %s", (chain, coin, request, uri) => {
    expect(paymentUri({ chain, coin, memo: "", ...request })).toBe(uri);
  });

  it("holds the address of every coin and chain, whatever is requested", () => {
    const rows = listedChains();
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.string({ unit: "grapheme" }),
        fc.string(),
        ({ chain, coin, contractAddress: contract }, memo, amount) => {
          const uri = paymentUri({ chain, coin, contract, address: "ADDRESS", memo, amount });
          expect(uri).toContain("ADDRESS");
          expect(uri).toMatch(/^[!-~]+$/);
        },
      ),
      { numRuns: fuzzRuns(300) },
    );
  });
});
