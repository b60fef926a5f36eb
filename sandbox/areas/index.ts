import { merged } from "../merged.ts";
import { addressBook } from "./address-book/index.ts";
import { assets } from "./assets.ts";
import { blockTrade } from "./block-trade/index.ts";
import { coins } from "./coins.ts";
import { convert } from "./convert/index.ts";
import { deposit } from "./deposit/index.ts";
import { depositRisk } from "./deposit-risk/index.ts";
import { serveAreas } from "./handler.ts";
import { limitOrder } from "./limit-order/index.ts";
import { market } from "./market.ts";
import { member } from "./member/index.ts";
import { migration } from "./migration/index.ts";
import { options } from "./options/index.ts";
import { outcome } from "./outcome.ts";
import { profile } from "./profile.ts";
import { records } from "./records/index.ts";
import { regions } from "./regions/index.ts";
import { risk } from "./risk.ts";
import { site } from "./site/index.ts";
import { smallBalances } from "./small-balances/index.ts";
import { specialCoins } from "./special-coins/index.ts";
import { statements } from "./statements/index.ts";
import { tax } from "./tax/index.ts";
import { transfer } from "./transfer/index.ts";
import { withdraw } from "./withdraw/index.ts";

/** The areas that are served. A new one is one line here, after those whose tables it refers to. */
export const areas = [
  profile,
  site,
  regions,
  convert,
  specialCoins,
  blockTrade,
  limitOrder,
  smallBalances,
  market,
  assets,
  outcome,
  risk,
  transfer,
  member,
  coins,
  deposit,
  depositRisk,
  addressBook,
  withdraw,
  records,
  statements,
  options,
  migration,
  tax,
] as const;

/** Every call that they answer. */
export const handlers = serveAreas(merged(areas.map((area) => area.handlers)));
