import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { DepositFilter } from "#shared/contract/deposit-view.ts";
import type { HttpClient } from "../http/client.ts";

/** The most that a page holds (F2c.3). */
const pageSize = 50;
let asked = 0;

/** Every record that fits, newest first, up to so many. */
export async function allDeposits(
  http: Pick<HttpClient, "call">,
  filter: DepositFilter,
  most: number,
): Promise<{ readonly rows: DepositRecord[]; readonly isWhole: boolean }> {
  const rows = new Map<string, DepositRecord>();
  const seen = new Set<string>();
  let cursor = "";
  do {
    seen.add(cursor);
    asked += 1;
    const page = { ...filter, limit: pageSize, ...(cursor !== "" && { cursor }) };
    // oxlint-disable-next-line no-await-in-loop -- only a page says where the next one begins
    const answer = await http.call("deposit.records", page, { id: `deposits-${asked}`, exempt: false });
    if (answer.kind !== "ok") break;
    for (const row of answer.data.rows) rows.set(row.id, row);
    cursor = answer.data.nextPageCursor;
    // A cursor that comes back would go round for ever.
  } while (cursor !== "" && !seen.has(cursor) && rows.size < most);
  const isWhole = cursor === "" || seen.has(cursor);
  return { rows: [...rows.values()].slice(0, most), isWhole: isWhole && rows.size <= most };
}
