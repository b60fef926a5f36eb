/** F3b.33. */
import { expect, it, test } from "vitest";
import { paymentUri } from "#shared/domain/address/payment-uri.ts";
import { readPaymentUri } from "#shared/domain/address/read-payment-uri.ts";

const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const token = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

test.each([
  ["bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.1", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "", "BTC"],
  [
    "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a?amount=1",
    "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
    "",
    "",
  ],
  ["ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=12345", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", "12345", ""],
  [`ethereum:${evm}@42161?value=1`, evm, "", "ARBI"],
  [`ethereum:pay-${evm}`, evm, "", ""],
  [`ethereum:${token}@1/transfer?address=${evm}&uint256=1`, evm, "", "ETH"],
  // Approving somebody is no payment: there is no address to take.
  [`ethereum:${token}@1/transfer`, "", "", "ETH"],
  [`ethereum:${token}@1/approve?address=${evm}&uint256=1`, "", "", "ETH"],
  [`ethereum:${token}@1/constructor`, "", "", "ETH"],
  // Fantom's number: no network that is known here, and none of those that are.
  [`ethereum:${evm}@250?value=1`, evm, "", "250"],
  ["web+stellar:pay?destination=GA7&memo=a%20b&memo_type=MEMO_TEXT", "GA7", "a b", ""],
  ["ton://transfer/EQC?amount=1&text=hi", "EQC", "hi", ""],
  ["javascript:alert(1)", "javascript:alert(1)", "", ""],
  [evm, evm, "", ""],
] as const)("%s", (text, address, memo, chain) => {
  expect(readPaymentUri(text)).toEqual({ address, memo, chain });
});

it("what a deposit's own code says is read again", () => {
  const requests = [
    { chain: "XRP", coin: "XRP", address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", memo: "77" },
    { chain: "ARBI", coin: "USDT", address: evm, memo: "", contract: token },
    { chain: "SOL", coin: "SOL", address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", memo: "" },
    { chain: "TON", coin: "TON", address: "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs", memo: "a&b c" },
    { chain: "TRX", coin: "USDT", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "" },
  ];
  for (const request of requests) {
    const { address, memo } = readPaymentUri(paymentUri(request));
    expect({ address, memo }).toEqual({ address: request.address, memo: request.memo });
  }
});
