/** R2.2. */
import { describe, expect, it } from "vitest";
import { againLink } from "#src/features/convert/history/again-link.ts";
import { readChosen } from "#src/features/convert/small-balances/chosen-link.ts";
import { historyRow } from "./history-rows.ts";

describe("converting again", () => {
  it.each([
    [historyRow({}), "/exchange/index?from=BTC&to=USDT&amount=0.25"],
    [
      historyRow({ kind: "limit", state: "success" }),
      "/exchange/index?mode=limit&from=BTC&to=USDT&amount=0.25",
    ],
    [
      historyRow({ kind: "limit", state: "waiting", exchangeTxId: "2071" }),
      "/exchange/index?mode=limit&from=BTC&to=USDT&order=2071",
    ],
    [
      historyRow({ kind: "smallBalances", fromCoin: "", fromAmount: "" }),
      "/exchange/index?mode=smallBalances&to=USDT&into=USDT",
    ],
    [
      historyRow({ accountType: "uta_convert" }),
      "/exchange/index?from=BTC&to=USDT&account=unified&amount=0.25",
    ],
    [historyRow({ state: "processing" }), "/exchange/index?from=BTC&to=USDT"],
    // Out of Funding it would be another conversion.
    [historyRow({ accountType: "spot_convert" }), "/exchange/index?from=BTC&to=USDT"],
    [historyRow({ accountType: "eb_convert_contract" }), "/exchange/index?from=BTC&to=USDT"],
    [historyRow({ accountType: "a_later_source" }), "/exchange/index?from=BTC&to=USDT"],
    [historyRow({ kind: "block", accountType: "spot_convert_block_trade" }), "/otc/convert?from=BTC&to=USDT"],
    [historyRow({ kind: "block" }), "/otc/convert?from=BTC&to=USDT&amount=0.25"],
    [historyRow({ kind: "specialCoins" }), "/exchange/lwb-exchange?from=BTC&to=USDT&amount=0.25"],
  ])("$kind, $state, $accountType", (row, link) => {
    expect(againLink(row)).toBe(link);
  });

  it("begins small balances with the coin that they became, of their own account", () => {
    const row = historyRow({
      kind: "smallBalances",
      fromCoin: "",
      toCoin: "MNT",
      accountType: "small_asset_uta",
    });
    expect(readChosen(againLink(row).replace(/^[^?]*/, ""))).toMatchObject({
      accountType: "eb_convert_uta",
      toCoin: "MNT",
    });
  });
});
