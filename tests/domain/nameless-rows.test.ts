/** D10.5. */
import { expect, it } from "vitest";
import { convertHistoryCalls } from "#shared/contract/convert-history.ts";
import { recordsCalls } from "#shared/contract/records.ts";
import { listFault } from "#shared/domain/list-sanity.ts";
import { faultIn } from "../told.ts";

const rows = [{ id: "" }, { id: "" }];

it("has names for its rows, unless the host may have none", () => {
  const rules = { rows: "list", id: "id", times: [], byId: [] };
  expect(listFault(rules)({ list: rows }, {})).toBe("list[].id");
  expect(listFault({ ...rules, nameless: true })({ list: rows }, {})).toBe("");
  expect(listFault({ ...rules, nameless: true })({ list: [{ id: "1" }, { id: "1" }] }, {})).toBe("list[].id");
});

it("two conversions without a number are no history, two entries of the funding account are", () => {
  const conversion = { exchangeTxId: "", fromCoin: "BTC", toCoin: "USDT", createdAt: "1" };
  const history = { list: [conversion, conversion] };
  expect(faultIn(convertHistoryCalls["convert.history"], history, {}, 2e12)).toBe("list[].exchangeTxId");
  const entry = { id: "", memberId: "7", txnAmt: "1", createTime: "1700000000", ioDirection: "I" };
  expect(faultIn(recordsCalls["records.funding"], { list: [entry, entry] }, {}, 2e12)).toBe("");
});
