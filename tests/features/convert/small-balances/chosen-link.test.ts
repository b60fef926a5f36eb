/** F6b.1. */
import { expect, test } from "vitest";
import { startBatchForm } from "#src/features/convert/small-balances/batch-form.ts";
import { readChosen, writeChosen } from "#src/features/convert/small-balances/chosen-link.ts";

test("what was chosen is found again in the address", () => {
  const form = { ...startBatchForm, chosen: ["DOGE", "ADA"], toCoin: "USDC" };
  const search = writeChosen("?mode=smallBalances", form);
  expect(search).toBe("?mode=smallBalances&coins=DOGE%2CADA&into=USDC");
  expect(readChosen(search)).toEqual(form);
  expect(writeChosen(search, { ...form, chosen: [] })).toBe("?mode=smallBalances");
});

test("what was chosen of the unified account is never found again as the funding account's", () => {
  const form = { ...startBatchForm, accountType: "eb_convert_uta", chosen: ["DOGE"] } as const;
  const search = writeChosen("?mode=smallBalances", form);
  expect(readChosen(search)).toEqual(form);
  expect(readChosen(writeChosen(search, { ...form, accountType: "eb_convert_funding" }))).toEqual({
    ...form,
    accountType: "eb_convert_funding",
  });
});

test("a record of small balances leads back to its own account", () => {
  expect(readChosen("?mode=smallBalances&account=unified").accountType).toBe("eb_convert_uta");
});

test("an address that holds anything else chooses nothing", () => {
  expect(readChosen("")).toEqual(startBatchForm);
  expect(readChosen("?coins=<b>,doge,DOGE,&into=%00").chosen).toEqual(["DOGE"]);
  expect(readChosen("?into=%00").toCoin).toBe("USDT");
});
