import type { CoinChain } from "#shared/contract/coins.ts";
import { floorTo } from "#shared/domain/decimal.ts";
import { type BlockSettings, catalogueOf } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import { unsafeValue } from "../deposit/index.ts";
import type { AreaHandlers } from "../handler.ts";
import { dayEnd, limitLevels, limitsUsed, raisableTo } from "./limits.ts";
import type { WithdrawSettings } from "./settings.ts";
import { standingOf } from "./standing.ts";
import { type Holding, holdingsOf } from "./wallets.ts";

type Settings = WithdrawSettings & BlockSettings;
type Terms = Pick<
  AreaHandlers<"withdraw", Settings>,
  "withdraw.coins" | "withdraw.limit" | "withdraw.limitLevels" | "withdraw.standing"
>;

const usdDecimals = 2;

/** What a form has to know before it sends anything. */
export const callsTerms: Terms = {
  "withdraw.coins": {
    access: "private",
    async handle({ coin }, { exchange }) {
      const catalogue = catalogueOf(exchange.market);
      const { depositBlockMs } = exchange.settings;
      const listed = catalogue.coins.filter((one) => coin === undefined || one.coin === coin);
      const rows = listed.map((one) => ({
        name: one.fullName,
        coin: one.coin,
        chains: catalogue.chainsOf(one.coin, depositBlockMs).map(closedView),
      }));
      return { rows: rows.filter(({ chains }) => chains.length > 0) };
    },
  },
  "withdraw.limit": {
    access: "private",
    async handle({ coin, chain: code }, { exchange, db, now }, { id, profile }) {
      const { market, settings } = exchange;
      const listed = market.coin(coin);
      if (listed === undefined) throw new Refusal(codes.badParameter, `coin: no ${coin}`);
      const found =
        code === undefined ? undefined : catalogueOf(market).chain(coin, code, settings.depositBlockMs);
      if (code !== undefined && found === undefined) {
        throw new Refusal(codes.badParameter, `chain: ${coin} does not go over ${code}`);
      }
      const chain = found === undefined ? undefined : closedView(found);
      const holdings = await holdingsOf(db, id, coin, false);
      const view = ({ available, withdrawable }: Holding) => ({
        coin,
        withdrawableAmount: floorTo(withdrawable, listed.accuracy),
        availableBalance: available.toFixed(),
      });
      const { dailyLimit, dailyUsed, monthlyLimit, monthlyUsed } = await limitsUsed(db, id, profile, now);
      return {
        withdrawMin: chain?.withdrawMin ?? "0",
        withdrawMax: chain?.withdrawMax ?? "-1",
        withdrawFee: chain?.withdrawFee ?? "0",
        withdrawPercentageFee: chain?.withdrawPercentageFee ?? "0",
        minAccuracy: chain?.minAccuracy ?? String(listed.accuracy),
        limitAmountUsd: floorTo(await unsafeValue(db, market, id), usdDecimals),
        withdrawableAmount: {
          FUND: view(holdings.FUND),
          UTA: view(holdings.UTA),
          EARN: view(holdings.EARN),
        },
        dailyLimit,
        dailyUsed,
        monthlyLimit,
        monthlyUsed,
        coin,
        ...(code !== undefined && { chain: code }),
      };
    },
  },
  "withdraw.limitLevels": {
    access: "private",
    async handle(_input, { db, now }, { id, profile }) {
      const used = await limitsUsed(db, id, profile, now);
      const resetTime = Math.floor(dayEnd(now) / 1000);
      return { list: limitLevels(), current: { ...used, resetTime, raisableTo: raisableTo(profile) } };
    },
  },
  "withdraw.standing": {
    access: "private",
    async handle(_input, { db, now }, person) {
      const { code, until, cause } = await standingOf(db, person, now);
      return { code, until: Math.ceil(until / 1000), cause };
    },
  },
};

/** A network over which nothing goes out has no fee (F1.6). */
function closedView(chain: CoinChain): CoinChain {
  return chain.chainWithdraw === "1" ? chain : { ...chain, withdrawFee: "", withdrawPercentageFee: "" };
}
