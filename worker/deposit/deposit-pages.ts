import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { DepositFilter } from "#shared/contract/deposit-view.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import type { HttpClient } from "../http/client.ts";

/** Pages of deposits by number, on a call that knows cursors only. */
export interface DepositPages {
  page(filter: DepositFilter, index: number, limit: number): Promise<CallOutput<"deposit.list">>;
  /** Every record that fits, newest first, up to so many. */
  all(
    filter: DepositFilter,
    most: number,
  ): Promise<{ readonly rows: DepositRecord[]; readonly isWhole: boolean }>;
}

const mostRemembered = 200;
/** The most that a page holds (F2c.3). */
const largestPage = 50;

export function createDepositPages(http: Pick<HttpClient, "call">): DepositPages {
  /** Where a page begins, by filter, size and number. */
  const cursors = new Map<string, string>();
  let asked = 0;

  async function read(
    filter: DepositFilter,
    cursor: string,
    limit: number,
  ): Promise<CallOutput<"deposit.records">> {
    asked += 1;
    const input = { ...filter, limit, ...(cursor !== "" && { cursor }) };
    const answer = await http.call("deposit.records", input, { id: `deposits-${asked}`, exempt: false });
    return answer.kind === "ok" ? answer.data : { rows: [], nextPageCursor: "" };
  }

  function remember(key: string, cursor: string): void {
    cursors.delete(key);
    cursors.set(key, cursor);
    const [oldest] = cursors.keys();
    if (cursors.size > mostRemembered && oldest !== undefined) cursors.delete(oldest);
  }

  async function page(
    filter: DepositFilter,
    index: number,
    limit: number,
  ): Promise<CallOutput<"deposit.list">> {
    const keyOf = (number: number): string => JSON.stringify([filter, limit, number]);
    if (index > 1 && !cursors.has(keyOf(index))) await page(filter, index - 1, limit);
    const cursor = index > 1 ? (cursors.get(keyOf(index)) ?? "") : "";
    if (index > 1 && cursor === "") return { rows: [], isLast: true };
    const { rows, nextPageCursor } = await read(filter, cursor, limit);
    remember(keyOf(index + 1), nextPageCursor);
    return { rows, isLast: nextPageCursor === "" };
  }

  return {
    page,
    async all(filter, most) {
      const byId = new Map<string, DepositRecord>();
      let cursor = "";
      do {
        // oxlint-disable-next-line no-await-in-loop -- only a page says where the next one begins
        const { rows, nextPageCursor } = await read(filter, cursor, largestPage);
        for (const row of rows) byId.set(row.id, row);
        // A server that answers the same cursor for ever would be read for ever.
        cursor = rows.length === 0 || nextPageCursor === cursor ? "" : nextPageCursor;
      } while (cursor !== "" && byId.size < most);
      return { rows: [...byId.values()].slice(0, most), isWhole: cursor === "" };
    },
  };
}
