import { randomUUID } from "node:crypto";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { nodeSignature } from "../../tests/signing/node-client.ts";

/** What one conversion came to, ms; code 0 when it was confirmed. */
export interface Conversion {
  readonly code: number;
  readonly quoteMs: number;
  readonly confirmMs: number;
}

/** A person of the exchange who converts. */
export interface LoadClient {
  convert(): Promise<Conversion>;
}

const accountType = "eb_convert_funding";

export async function openClient(origin: string, publicKey: string): Promise<LoadClient> {
  const opened = await fetch(`${origin}/sandbox/accounts`, {
    method: "POST",
    body: JSON.stringify({ balances: { funding: { USDT: "1000000" } } }),
  });
  const { token } = (await opened.json()) as { token: string };

  async function call<N extends HttpCallName>(
    name: N,
    body: CallInput<N>,
  ): Promise<{ readonly code: number; readonly result: Record<string, string> }> {
    const { path, signed } = callDefinition(name);
    const response = await fetch(new URL(`x-api/${path.replace(/^\//, "")}`, origin), {
      method: "POST",
      headers: {
        UserToken: token,
        "Content-Type": "application/json",
        ...(signed === true && {
          "X-Signature": nodeSignature({ path, body, now: Date.now(), publicKey }),
        }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    return {
      code: Number(answer.retCode ?? answer.ret_code),
      result: answer.result as Record<string, string>,
    };
  }

  return {
    async convert() {
      const pair = { fromCoin: "USDT", toCoin: "BTC", requestCoin: "USDT", requestAmount: "10" };
      const began = performance.now();
      const quote = await call("convert.quote", { ...pair, accountType, requestId: randomUUID() });
      const quoteMs = performance.now() - began;
      if (quote.code !== 0) return { code: quote.code, quoteMs, confirmMs: Number.NaN };
      const quoteTxId = quote.result.quoteTxId ?? "";
      const { code } = await call("convert.execute", { quoteTxId, accountType, requestId: randomUUID() });
      return { code, quoteMs, confirmMs: performance.now() - began - quoteMs };
    },
  };
}
