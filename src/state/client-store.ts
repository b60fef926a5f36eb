import type { CallOutput } from "#shared/contract/index.ts";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { MemberInfo, MemberPermission } from "#shared/contract/member.ts";
import type { ComplianceConfig } from "#shared/site/features.ts";
import { appConfig } from "./app-config.ts";
import { createState } from "./create-state.ts";

/** The profile; `id` > 0 means logged in (R3.3). */
export type User = CallOutput<"profile.get">;

/** One coin in a list of R3.1: what a picker needs to name it. */
export interface RecordCoin {
  readonly coin: string;
  readonly fullName: string;
  readonly icon: string;
}

export interface RecordCoinList {
  readonly spot: readonly RecordCoin[];
  readonly contract: readonly RecordCoin[];
  readonly fund: readonly RecordCoin[];
}

export interface SymbolConfig {
  readonly symbol: string;
  readonly baseCoin: string;
  readonly quoteCoin: string;
  readonly priceDecimals: number;
}

/** A passed human check, to be sent along with the call that requested it. */
export interface Captcha {
  readonly scene: string;
  readonly ticket: string;
}

export interface Permission {
  /** True once the load has ended, well or not (R4.11). */
  readonly isLoaded: boolean;
  /** By area; one that is not there is not known to be refused. */
  readonly granted: Readonly<Record<string, MemberPermission>>;
}

/** The client's global state, exactly as R3.1 lists it. All of it can be set. */
export interface ClientState {
  /** Null before it is known. */
  readonly user: User | null;
  /** Units of the user's currency per USD, decimal text. */
  readonly rate: string;
  readonly recordCoinList: RecordCoinList;
  /** By symbol. */
  readonly globalSymbolConfig: Readonly<Record<string, SymbolConfig>>;
  readonly captcha: Captcha | null;
  /** By tag name. */
  readonly profileUserTag: Readonly<Record<string, string>>;
  readonly memberInfo: MemberInfo | null;
  readonly permission: Permission;
  readonly webSiteComplianceConfig: ComplianceConfig | null;
  readonly showUnregulatedTips: boolean;
  /** The last quotes of symbols that nobody watches any more. */
  readonly wsQuoteList: readonly QuoteRow[];
}

export const initialClientState: ClientState = {
  user: null,
  rate: "1",
  recordCoinList: { spot: [], contract: [], fund: [] },
  globalSymbolConfig: {},
  captcha: null,
  profileUserTag: {},
  memberInfo: null,
  permission: { isLoaded: false, granted: {} },
  webSiteComplianceConfig: appConfig.compliance ?? null,
  showUnregulatedTips: false,
  wsQuoteList: [],
};

/** Set any part with `useClientStore.setState({ rate })`; read with a selector. */
export const useClientStore = createState(initialClientState);

export function isLoggedIn(user: User | null): boolean {
  return user !== null && user.id > 0;
}

/** The currency values are shown in. */
export function currencyOf(user: User | null): string {
  return user?.currency_code || "USD";
}
