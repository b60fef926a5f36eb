import { isUnmade } from "../domain/file-status.ts";
import { listFault } from "../domain/list-sanity.ts";
import { isSafeAddress } from "../domain/safe-address.ts";

/** What is wrong with an answer about statements, "" where it can be true. */

interface File {
  readonly queryId: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly createdTime: number;
  readonly expireTime: number;
  readonly status: string;
  readonly fileSize: number;
}

/** Seconds by which clocks may differ. */
const slack = 120;

/**
 * A file that is there has a size and an end of its life; one that is known not to be has no size, and may have been given its end
 * already. Of one day, or of none, it may begin where it ends.
 */
function fileFault(file: File, now: number): string {
  const { startTime, endTime, createdTime, expireTime, status, fileSize } = file;
  if (startTime > endTime) return "list[].endTime";
  if (createdTime > now + slack) return "list[].createdTime";
  const isMade = status === "2" || status === "3";
  if (isMade && expireTime <= createdTime) return "list[].expireTime";
  if (status === "3" && expireTime > now + slack) return "list[].expireTime";
  if (fileSize > 0 ? isUnmade(status) : status === "2") return "list[].fileSize";
  return "";
}

const listed = listFault({ rows: "list", id: "queryId", times: [], byId: [] });

/** No more rows than there are or were requested, each once, each possible in itself. */
export function statementListFault(
  answer: { readonly list: readonly File[] },
  request: unknown,
  serverNow: number,
): string {
  const fault = listed(answer, request);
  if (fault !== "") return fault;
  const { list } = answer;
  for (const file of list) {
    const impossible = fileFault(file, serverNow / 1000);
    if (impossible !== "") return impossible;
  }
  return "";
}

/** Each kind once, and none that is enabled without a format or a day. */
export function statementConfigFault({
  kinds,
}: {
  readonly kinds: readonly {
    readonly kind: string;
    readonly enabled: boolean;
    readonly maxRangeDays: number;
    readonly formats: readonly string[];
  }[];
}): string {
  if (new Set(kinds.map(({ kind }) => kind)).size !== kinds.length) return "kinds[].kind";
  const isUsable = kinds.every(
    ({ enabled, maxRangeDays, formats }) => !enabled || (maxRangeDays > 0 && formats.length > 0),
  );
  return isUsable ? "" : "kinds[].formats";
}

/** At least one link, each once, and they live on. */
export function statementUrlFault(
  { urls, expireTime }: { readonly urls: readonly string[]; readonly expireTime: number },
  _request: unknown,
  serverNow: number,
): string {
  if (urls.length === 0 || new Set(urls).size !== urls.length || !urls.every(isSafeAddress)) return "urls[]";
  return expireTime > serverNow / 1000 - slack ? "" : "expireTime";
}
