import * as v from "valibot";
import type { CallOutput } from "#shared/contract/index.ts";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { migrationViewCalls } from "#shared/contract/migration-view.ts";
import { reviewFault, reviewParts } from "#shared/domain/migration-review.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";

type Http = Pick<HttpClient, "call">;

/** More pages than any wallet has: a list that does not end is none. */
const maxPages = 50;
/** Totals and list of different moments are read again. */
const attempts = 3;
/** A page of a list that is out of date (F5.10). */
const outOfDate = "700003";

interface List {
  readonly rows: readonly MigrationAsset[];
  /** Of its moment; undefined where the host has none, or its pages are of several. */
  readonly stamp: string | undefined;
}

/** Answers "migration.review". Rejects with a CofferError or CallFailed. */
export async function migrationReview(http: Http, input: unknown): Promise<CallOutput<"migration.review">> {
  const { migrationId } = v.parse(migrationViewCalls["migration.review"].request, input);
  let fault = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const total = await ownCall(http, "migration.assetsTotal", { migrationId });
    const list = await readList(http, migrationId);
    if (list === "out of date") continue;
    const isStamped = total.stamp !== undefined && list.stamp !== undefined;
    fault = isStamped && total.stamp !== list.stamp ? "of two moments" : "";
    if (fault !== "") continue;
    fault = reviewFault(total, list.rows, isStamped);
    if (fault === "") return { total, list: [...list.rows], parts: [...reviewParts(list.rows)] };
  }
  throw new CallFailed("unreadable", fault, false);
}

async function readList(http: Http, migrationId: string): Promise<List | "out of date"> {
  const rows: MigrationAsset[] = [];
  const seen = new Set<string>();
  let cursor = "";
  let stamp: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const wanted = { migrationId, ...(cursor !== "" && { cursor }) };
    try {
      const answer = await ownCall(http, "migration.assetsInfo", wanted);
      if (page > 0 && answer.stamp !== stamp) return "out of date";
      stamp = answer.stamp;
      rows.push(...answer.list);
      cursor = answer.nextPageCursor;
    } catch (thrown) {
      if (page > 0 && isCofferError(thrown) && thrown.code === outOfDate) return "out of date";
      throw thrown;
    }
    if (cursor === "") return { rows, stamp };
    if (seen.has(cursor)) break;
    seen.add(cursor);
  }
  throw new CallFailed("unreadable", "the list of assets does not end", false);
}
