import * as v from "valibot";
import { depositSenderCalls } from "#shared/contract/deposit-sender.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { isAddressFormat } from "#shared/domain/address/formats.ts";
import { riskReasonsOf, senderResult } from "#shared/domain/sender-result.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";

type Sender = CallOutput<"deposit.sender">;
export type SenderAnswers = { readonly "deposit.sender": (input: unknown) => Promise<Sender> };

/**
 * Answers "deposit.sender": what is no address of the network is never asked about, and what is said of one is judged by
 * the server's time. Rejects with a CofferError or CallFailed, then nothing is known of the address.
 */
export function createSenderAnswers(http: Pick<HttpClient, "call">, serverNow: () => number): SenderAnswers {
  return {
    async "deposit.sender"(input) {
      const read = v.safeParse(depositSenderCalls["deposit.sender"].request, input);
      if (!read.success) throw new CallFailed("request", "deposit.sender", false);
      const { coin, chain, fromAddress: typed } = read.output;
      const config = await ownCall(http, "coins.config", { coin });
      const listed = config.chains.find((one) => one.chain === chain)?.addressRegexKey ?? "";
      // The catalogue is not signed: what is known of a network does not depend on it.
      const format = formatOfChain(chain) ?? listed;
      const fromAddress = soundAddress(format, typed);
      if (fromAddress === undefined) return { state: "invalid" };
      const answer = await ownCall(http, "preKya.check", { coin, chain, fromAddress });
      const { checkId, riskLevel, expireTime, reasons } = answer;
      const result = senderResult(answer, serverNow());
      const about = { coin, chain, fromAddress, checkId, riskLevel, expireTime };
      return { state: "checked", ...about, result, reasons: [...riskReasonsOf(reasons)] };
    },
  };
}

/** Without what was typed around it; undefined for what cannot be one. */
function soundAddress(format: string, typed: string): string | undefined {
  if (!isAddressFormat(format)) return /^\S{1,200}$/.test(typed.trim()) ? typed.trim() : undefined;
  const reading = checkAddress(format, typed);
  return reading.ok ? reading.address : undefined;
}
