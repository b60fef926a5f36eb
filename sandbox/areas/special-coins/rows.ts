import type { SpecialLimit, SpecialProduct } from "#shared/contract/special-coins.ts";
import type { Person } from "../../accounts/person.ts";
import { eligibilityOf } from "../../dealer/eligibility.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { iconPath } from "../../serving/coin-icons.ts";
import { usedOfProduct } from "./daily-limits.ts";
import { type Product, products } from "./products.ts";

/** The products a person may use, as the list of special coins shows them. */
export function productRows(market: Market, person: Person): SpecialProduct[] {
  return products.flatMap((product) => {
    const coin = market.coin(product.coin);
    const to = market.coin(product.toCoin);
    if (coin === undefined || to === undefined) return [];
    if (!eligibilityOf(coin, person).from || !eligibilityOf(to, person).to) return [];
    return [
      {
        productId: product.id,
        coin: coin.coin,
        fullName: coin.name,
        icon: iconPath(coin.coin),
        toCoin: to.coin,
        toFullName: to.name,
        toIcon: iconPath(to.coin),
        fixedRate: product.rate,
        reversible: product.back !== null,
        provider: product.provider,
      },
    ];
  });
}

/** The limits of each open direction, with what the day has used. */
export async function limitRows(
  db: Db,
  { id, coin, toCoin, limits, back }: Product,
  userId: number,
  at: number,
): Promise<SpecialLimit[]> {
  const ways = [{ coin, limits }, ...(back === null ? [] : [{ coin: toCoin, limits: back }])];
  return Promise.all(
    ways.map(async (way) => ({
      coin: way.coin,
      singleMin: way.limits.min,
      singleMax: way.limits.max,
      dailyMax: way.limits.daily,
      dailyUsed: await usedOfProduct(db, userId, id, way.coin, at),
    })),
  );
}
