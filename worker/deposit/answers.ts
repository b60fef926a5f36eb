import * as v from "valibot";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { type CheckedAddress, depositViewCalls } from "#shared/contract/deposit-view.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { depositFacts } from "#shared/domain/chain-facts.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { readAllPages } from "../records/read-all-pages.ts";
import { readAddress } from "./checked-address.ts";
import { depositCsv } from "./deposit-csv.ts";
import { createNamedAddresses, type Target } from "./named-addresses.ts";
import { readOwnAddresses, saveAddress } from "./own-addresses.ts";

type Local = typeof depositViewCalls;
export type DepositAnswers = {
  readonly [N in keyof Local]: (input: unknown) => Promise<CallOutput<N>>;
};

/** The most that one file holds. */
const maxInFile = 10_000;
/** The most that a page holds (F2c.3). */
const pageSize = 50;

/** What the worker answers of deposits; loaded when it is first requested. Reject with a CofferError or CallFailed. */
export function createDepositAnswers(
  http: Pick<HttpClient, "call" | "forget">,
  token: () => Promise<string>,
): DepositAnswers {
  const named = createNamedAddresses();

  /** The person's own list, read now, has this address and no longer the one of before. */
  async function isReplaced(before: Target, { coin, chain, ...now }: CheckedAddress): Promise<boolean> {
    const { chains } = await ownCall(http, "deposit.addresses", { coin, chain }).catch(() => ({
      chains: [],
    }));
    const has = ({ address, memo }: Target): boolean =>
      chains.some((row) => row.chain === chain && row.addressDeposit === address && row.tagDeposit === memo);
    return has(now) && !has(before);
  }

  return {
    async "deposit.address"(input) {
      const wanted = checked("deposit.address", input);
      const bearer = await token();
      const [order, config] = await Promise.all([
        ownCall(http, "deposit.order", wanted),
        ownCall(http, "coins.config", { coin: wanted.coin }),
      ]);
      const chain = config.chains.find((one) => one.chain === wanted.chain);
      const read = readAddress(order, chain);
      if (read.state !== "ok") return read;
      return named.sameAsBefore(bearer, wanted, read, (before) => isReplaced(before, read));
    },
    "deposit.addressList": async () => ({ rows: await readOwnAddresses(http) }),
    "deposit.saveAddress": async (input) => saveAddress(http, checked("deposit.saveAddress", input)),
    async "deposit.csv"(input) {
      const { filter, texts } = checked("deposit.csv", input);
      const { rows, isWhole } = await readAllPages<DepositRecord>(
        maxInFile,
        { idOf: ({ id }) => id, factsOf: depositFacts },
        async (cursor) => {
          const page = { ...filter, limit: pageSize, ...(cursor !== "" && { cursor }) };
          const answer = await ownCall(http, "deposit.records", page);
          return { rows: answer.rows, next: answer.nextPageCursor };
        },
      );
      const more = isWhole ? 0 : 1;
      return { text: depositCsv(rows, texts), count: rows.length, total: rows.length + more };
    },
  };
}

function checked<N extends keyof Local>(name: N, input: unknown): v.InferOutput<Local[N]["request"]> {
  const read = v.safeParse(depositViewCalls[name].request, input);
  if (!read.success) throw new CallFailed("request", name, false);
  return read.output;
}
