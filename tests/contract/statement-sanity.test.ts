/** R7.24, F2e.4, F2e.7, F4c.10. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  statementConfigFault,
  statementListFault,
  statementUrlFault,
} from "#shared/contract/statement-sanity.ts";
import { statementCalls } from "#shared/contract/statements.ts";
import { fileState } from "#src/files/file-state.ts";
import { told } from "../told.ts";

const now = Date.UTC(2026, 10, 21);
const seconds = now / 1000;
const ready = {
  queryId: "a",
  startTime: seconds - 2 * 86_400,
  endTime: seconds - 86_400,
  createdTime: seconds - 60,
  expireTime: seconds + 86_400,
  status: "2",
  fileSize: 10,
};
const faultOf = (answer: object, request: object = {}) => statementListFault(told(answer), request, now);
const list = (...rows: object[]) => faultOf({ total: rows.length, list: rows });

describe("a list", () => {
  test("may have files in every state", () => {
    const open = { ...ready, expireTime: 0, fileSize: 0 };
    const rows = [
      ready,
      { ...open, queryId: "b", status: "0" },
      { ...open, queryId: "c", status: "1" },
      { ...open, queryId: "d", status: "-1" },
      {
        ...ready,
        queryId: "e",
        status: "3",
        createdTime: seconds - 999,
        expireTime: seconds - 60,
        fileSize: 0,
      },
    ];
    expect(list(...rows)).toBe("");
  });

  test("may tell ahead until when a file will be kept, and have files of a day or of none", () => {
    const coming = { ...ready, status: "0", fileSize: 0 };
    expect(list(coming, { ...coming, queryId: "b", status: "-1" })).toBe("");
    expect(
      list({ ...ready, endTime: ready.startTime }, { ...ready, queryId: "b", startTime: 0, endTime: 0 }),
    ).toBe("");
  });

  test.each([
    [{ fileSize: 0 }, "list[].fileSize"],
    [{ expireTime: 0 }, "list[].expireTime"],
    [{ expireTime: seconds - 61 }, "list[].expireTime"],
    [{ status: "0" }, "list[].fileSize"],
    [{ status: "0", expireTime: 0 }, "list[].fileSize"],
    [{ status: "3" }, "list[].expireTime"],
    [{ endTime: seconds - 3 * 86_400 }, "list[].endTime"],
    [{ createdTime: seconds + 600, expireTime: seconds + 900 }, "list[].createdTime"],
  ])("is no answer with %j", (part, fault) => {
    expect(list({ ...ready, ...part })).toBe(fault);
  });

  test.each([
    { fileSize: 10 },
    { fileSize: 0 },
    { fileSize: 0, expireTime: 0 },
    { fileSize: 10, expireTime: seconds - 60 },
  ])("may have a file in a state of a later server, with %j", (part) => {
    const file = { ...ready, kind: "FUNDING", format: "CSV", fileName: "a.csv", status: "4", ...part };
    const answer = { total: 1, list: [file] };
    const read = v.parse(statementCalls["statements.list"].response, answer);
    expect(statementListFault(read, {}, now)).toBe("");
    expect(read.list.map((row) => fileState({ status: row.status, expiresAt: 0 }, now))).toEqual([
      "processing",
    ]);
  });

  test("has no more rows than there are, and none twice", () => {
    expect(faultOf({ total: 0, list: [ready] })).toBe("list");
    expect(list(ready, ready)).toBe("list[].queryId");
    const two = [ready, { ...ready, queryId: "other" }];
    expect(faultOf({ total: 2, list: two }, { page: 1, size: 1 })).toBe("list");
  });

  test("is not empty at its beginning where it says that there are some", () => {
    expect(faultOf({ total: 2, list: [] }, { page: 1, size: 50 })).toBe("list");
    expect(faultOf({ total: 2, list: [] }, { page: 2, size: 50 })).toBe("");
    expect(list()).toBe("");
  });
});

describe("links", () => {
  const urls = (...given: string[]) => statementUrlFault({ urls: given, expireTime: seconds + 300 }, {}, now);

  test("are on the own origin or over TLS", () => {
    expect(urls("/x-api/asset-file/a/1?sign=b", "https://files.example/a")).toBe("");
  });

  test.each([
    "",
    "//files.example/a",
    "/\\files.example/a",
    "http://files.example/a",
    "javascript:alert(1)",
    "data:text/html,a",
    "https://user@files.example/a",
    "https://files.example/a b",
    "files/a",
  ])("lead nowhere else: %j", (url) => {
    expect(urls(url)).toBe("urls[]");
  });

  test("are there, each once, and live", () => {
    expect(urls()).toBe("urls[]");
    expect(urls("/a", "/a")).toBe("urls[]");
    expect(statementUrlFault({ urls: ["/a"], expireTime: seconds - 600 }, {}, now)).toBe("expireTime");
  });
});

describe("rules", () => {
  const kind = { kind: "FUNDING", enabled: true, maxRangeDays: 365, formats: ["CSV"] };
  test.each([
    [[kind], ""],
    [[kind, { ...kind, kind: "SPOT", enabled: false, formats: [], maxRangeDays: 0 }], ""],
    [[kind, kind], "kinds[].kind"],
    [[{ ...kind, formats: [] }], "kinds[].formats"],
    [[{ ...kind, maxRangeDays: 0 }], "kinds[].formats"],
  ])("%j", (kinds, fault) => {
    expect(statementConfigFault({ kinds })).toBe(fault);
  });
});
