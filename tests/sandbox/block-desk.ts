import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest } from "./sandbox-under-test.ts";

export const accountType = "funding_block_trade";
export type Question = Partial<CallInput<"convert.quote">>;

/** What a person asks of the block desk. */
export function blockDesk(under: () => SandboxUnderTest) {
  async function requestQuote(token: string, part: Question = {}) {
    const fromCoin = part.fromCoin ?? "BTC";
    const input: CallInput<"convert.quote"> = {
      accountType,
      fromCoin,
      toCoin: "USDT",
      requestCoin: fromCoin,
      requestAmount: "7.5",
      tradeType: "BLOCK",
      requestId: newRequestId(),
      ...part,
    };
    return under().call<"convert.quote", CallOutput<"convert.quote">>("convert.quote", input, token);
  }

  async function execute(token: string, quoteTxId: string, part: Partial<CallInput<"convert.execute">> = {}) {
    return under().call(
      "convert.execute",
      { quoteTxId, accountType, requestId: newRequestId(), ...part },
      token,
    );
  }

  async function list(token: string, part: CallInput<"blockTrade.query"> = {}) {
    const answer = await under().call<"blockTrade.query", CallOutput<"blockTrade.query">>(
      "blockTrade.query",
      part,
      token,
    );
    return answer.result;
  }

  return { requestQuote, execute, list };
}
