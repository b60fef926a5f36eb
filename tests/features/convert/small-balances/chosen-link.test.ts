/** F6b.1. */
import { expect, test } from "vitest";
import { startBatchForm } from "#src/features/convert/small-balances/batch-form.ts";
import { readChosen, writeChosen } from "#src/features/convert/small-balances/chosen-link.ts";

test("what was chosen is found again in the address", () => {
  const form = { chosen: ["DOGE", "ADA"], toCoin: "USDC" };
  const search = writeChosen("?mode=smallBalances", form);
  expect(search).toBe("?mode=smallBalances&coins=DOGE%2CADA&into=USDC");
  expect(readChosen(search)).toEqual({ ...startBatchForm, ...form });
  expect(writeChosen(search, { chosen: [], toCoin: "USDC" })).toBe("?mode=smallBalances");
});

test("an address that holds anything else chooses nothing", () => {
  expect(readChosen("")).toEqual(startBatchForm);
  expect(readChosen("?coins=<b>,doge,DOGE,&into=%00").chosen).toEqual(["DOGE"]);
  expect(readChosen("?into=%00").toCoin).toBe("USDT");
});
