/** F2d.3. */
import { expect, test } from "vitest";
import { parseTable } from "#shared/domain/parse-table.ts";

test.each([
  [
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a\tb, c\r\nd\te\r\n",
    [
      ["a", "b, c"],
      ["d", "e"],
    ],
  ],
  ["a;b\n;\n", [["a", "b"]]],
  ['\ufeff"a, ""b""",c', [['a, "b"', "c"]]],
  ['"two\nlines",c', [["two\nlines", "c"]]],
  ["", []],
])("%j", (text, rows) => {
  expect(parseTable(text)).toEqual(rows);
});
