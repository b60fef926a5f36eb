import { people } from "./accounts/index.ts";
import { areas } from "./areas/index.ts";
import { coreSettings } from "./core-settings.ts";
import { dealer } from "./dealer/index.ts";
import { ledger } from "./ledger/index.ts";

/** What the exchange is made of, in the order in which tables refer to each other: what all areas stand on, and the areas. */
export const parts = [{ settings: coreSettings }, ledger, people, dealer, ...areas] as const;
