/** D3.10, D10.5, F0.7. */

import { describe, expect, it } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { isAtStatus } from "#shared/domain/deposit-asked.ts";
import { readResult } from "#worker/http/answer.ts";
import { CallFailed } from "#worker/http/call-failed.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { faultIn } from "../told.ts";
import { listsOfRecords, otherLists } from "./list-rows.ts";
import { type ListOfRecords, now } from "./list-shape.ts";
import { readSchema } from "./schema-node.ts";

/** A row that was not asked for means that the answer is of another question: the whole of it is none. */

const calls: Readonly<Record<string, CallDefinition>> = httpCalls;
const lists = Object.entries(listsOfRecords).map(([call, list]) => [call, list] as const);
const paging = ["limit", "cursor", "page", "size", "index"];

/** What reads an answer in the worker; "" where it is taken. */
function fault(call: string, fields: object, rows: readonly object[]): string {
  const { rows: at, beside, always } = listsOfRecords[call as keyof typeof listsOfRecords] as ListOfRecords;
  const definition = calls[call] as CallDefinition;
  try {
    readResult({ call, definition, fields: { ...always, ...fields } }, { ...beside, [at]: rows }, now);
    return "";
  } catch (thrown) {
    if (!(thrown instanceof CallFailed)) throw thrown;
    return thrown.message;
  }
}

/** When a record was made, by what each list calls it. */
const begun = ["createdTime", "createdAt", "createTime", "timestamp", "transactionTime", "creditedTime"];

/** As the field has it: of seconds or of milliseconds, as text or as a number. */
function ahead(told: unknown): unknown {
  const later = now + 2 * 86_400_000;
  const time = String(told).length > 11 ? later : later / 1000;
  return typeof told === "number" ? time : String(time);
}

/** Rows of their own ids, each with the same beginning: lists may be narrowed by it. */
const rowsOf = ({ row, id }: ListOfRecords, count: number): object[] =>
  Array.from({ length: count }, (_row, at) => ({ ...row, [id]: `${String(row[id])}${at}` }));

describe.each(lists)("%s", (call, list) => {
  const { narrowed, byId = [], unbound = {}, id, row, max } = list;
  const filters = Object.keys(narrowed).filter((field) => !byId.includes(field));
  const asked = (fields: readonly string[]): object =>
    Object.fromEntries(fields.map((field) => [field, narrowed[field]?.[0]]));

  it("says of each field of its request what binds a row to it", () => {
    const { request } = calls[call] as CallDefinition;
    const node = readSchema(request);
    const fields = node.kind === "object" ? Object.keys(node.entries) : [];
    const known = [...Object.keys(narrowed), ...Object.keys(unbound), ...paging, "requestId"];
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  });

  it("takes rows that were asked for, and no other among them", () => {
    const question = fc.record({
      fields: fc.subarray(filters),
      count: fc.integer({ min: 1, max: 4 }),
      place: fc.nat(),
      pick: fc.nat(),
    });
    fc.assert(
      fc.property(question, ({ fields, count, place, pick }) => {
        const rows = rowsOf(list, count);
        expect(fault(call, asked(fields), rows)).toBe("");
        const field = fields[pick % Math.max(1, fields.length)];
        if (field === undefined) return;
        const [stranger] = rowsOf(list, 1);
        const foreign = { ...stranger, [id]: `${String(row[id])}9`, ...narrowed[field]?.[1] };
        const mixed = rows.toSpliced(place % (count + 1), 0, foreign);
        expect(fault(call, asked(fields), mixed), field).not.toBe("");
      }),
      { numRuns: fuzzRuns(40) },
    );
  });

  it.runIf(byId.length > 0)("is of the one that was asked for", () => {
    for (const field of byId) {
      expect(fault(call, asked([field]), [row])).toBe("");
      expect(fault(call, asked([field]), [{ ...row, ...narrowed[field]?.[1] }]), field).not.toBe("");
    }
  });

  const made = begun.find((field) => Object.hasOwn(row, field));
  it.runIf(made !== undefined)("has no row of a time to come", () => {
    expect(fault(call, {}, [{ ...row, [made ?? ""]: ahead(row[made ?? ""]) }])).not.toBe("");
  });

  it("has no row twice, and no more than were asked for", () => {
    const [one, two] = rowsOf(list, 2);
    expect(fault(call, max(2), [one ?? {}, two ?? {}])).toBe("");
    expect(fault(call, max(1), [one ?? {}, two ?? {}])).not.toBe("");
    expect(fault(call, {}, [one ?? {}, one ?? {}])).not.toBe("");
  });
});

it("every list of a person's that is read in parts is one of these", () => {
  const inParts = Object.entries(calls).filter(([, { request, response, verified }]) => {
    if (verified !== true) return false;
    const [question, answer] = [readSchema(request), readSchema(response)];
    if (question.kind !== "object" || answer.kind !== "object") return false;
    const isInParts = paging.some((field) => Object.hasOwn(question.entries, field));
    return isInParts && ["list", "rows", "records"].some((field) => Object.hasOwn(answer.entries, field));
  });
  const known = [...Object.keys(listsOfRecords), ...otherLists];
  expect(inParts.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(inParts.length).toBe(known.length);
});

describe("the status of deposits that a list was narrowed to", () => {
  it.each([
    [3, 1, 3, true],
    [3, 3, 3, true],
    [3, 1, 4, false],
    // What a server may count to it.
    [3, 1, 10_012, true],
    [3, 1, 70_012, true],
    [2, 1, 10_011, true],
    [10_011, 1, 2, false],
    [2, 1, 3, false],
    // A state of a later server is not known to be the one that was asked for.
    [3, 1, 0, false],
    // From another user: 1 under way, 2 done, 3 failed.
    [3, 2, 2, true],
    [3, 2, 3, false],
    [4, 2, 3, true],
    [2, 2, 2, false],
    [2, 2, 1, true],
    [1, 2, 1, true],
    [7, 2, 1, false],
  ])("%d: of kind %d at %d", (wanted, recordType, status, isOf) => {
    expect(isAtStatus({ recordType, status }, wanted)).toBe(isOf);
  });
});

describe("what is legitimate", () => {
  const book = listsOfRecords["addressBook.list"] as ListOfRecords;
  const batch = {
    ...listsOfRecords["convert.history"]?.row,
    fromCoin: "",
    fromAmount: "",
    kind: "smallBalances",
  };

  it.each([
    [
      "an address for all coins of a chain",
      "addressBook.list",
      { coin: "USDC" },
      { ...book.row, coin: "baseCoin" },
    ],
    ["any coin in a book of both kinds", "addressBook.list", { coin: "USDC", addressType: 2 }, book.row],
    ["a batch that does not name what it paid", "convert.history", { coin: "DOGE" }, batch],
    ["an id that wins", "deposit.records", { id: "1", status: 4 }, listsOfRecords["deposit.records"]?.row],
  ])("%s", (_what, call, fields, row) => {
    expect(fault(call, fields, [row ?? {}])).toBe("");
  });

  it("a host without names for its entries", () => {
    const { row } = listsOfRecords["records.funding"] as ListOfRecords;
    expect(
      fault("records.funding", {}, [
        { ...row, id: "" },
        { ...row, id: "" },
      ]),
    ).toBe("");
  });
});

describe("what no filter asks", () => {
  it("entries of two members are of no one's account", () => {
    const { row } = listsOfRecords["records.funding"] as ListOfRecords;
    const rows = [row, { ...row, id: "2", memberId: "20" }];
    expect(fault("records.funding", {}, rows)).toContain("memberId");
  });

  it("a conversion is no block trade", () => {
    const { row } = listsOfRecords["blockTrade.query"] as ListOfRecords;
    expect(fault("blockTrade.query", {}, [{ ...row, kind: "instant" }])).toContain("kind");
  });

  it.each([
    ["", "USDT"],
    ["", ""],
    ["chains[].coin", "USDC"],
  ])("has the fault %j: an address for USDT in a row of %j", (expected, coin) => {
    const chains = [
      {
        coin,
        chain: "TRX",
        chainType: "",
        addressDeposit: "to",
        tagDeposit: "",
        batchReleaseLimit: "-1",
        contractAddress: "",
      },
    ];
    for (const call of ["deposit.order", "deposit.addresses"] as const)
      expect(faultIn(httpCalls[call], { coin: "USDT", chains }, { coin: "USDT" }, now)).toBe(expected);
  });

  it.each([
    ["", []],
    ["", ["USDT", "USDC"]],
    ["list[].coins", ["USDC"]],
  ])("has the fault %j: networks that carry %j", (expected, coins) => {
    const answer = { list: [{ chain: "TRX", coins }] };
    expect(faultIn(httpCalls["preKya.chains"], answer, { coin: "USDT" }, now)).toBe(expected);
  });
});
