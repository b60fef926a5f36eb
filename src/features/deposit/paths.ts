/** Below the application root. */
export const depositPath = "/deposit";
export const depositHistoryPath = "/deposit?view=history";
/** Below it stands one deposit: what is asked about it. */
export const depositQuestionsPath = (id: string): string =>
  `/deposit?view=questions&record=${encodeURIComponent(id)}`;
/** The fiat pages are an area of their own. */
export const fiatDepositPath = "/fiat/deposit";
export const depositAddressesPath = "/deposit/chain-address";

/** Which coin and network the address names; "" for what it does not, or names wrongly. */
export interface DepositChoice {
  readonly coin: string;
  readonly chain: string;
}

/** `?coin=USDT&chain=TRX` */
export function readChoice(search: string): DepositChoice {
  const params = new URLSearchParams(search);
  const code = (name: string, pattern: RegExp): string => {
    const text = (params.get(name) ?? "").trim().toUpperCase();
    return pattern.test(text) ? text : "";
  };
  const coin = code("coin", /^[A-Z0-9]{1,20}$/);
  return { coin, chain: coin === "" ? "" : code("chain", /^[A-Z0-9.]{1,20}$/) };
}

export function choicePath({ coin, chain }: DepositChoice): string {
  const params = new URLSearchParams({ ...(coin !== "" && { coin }), ...(chain !== "" && { chain }) });
  const search = params.toString();
  return search === "" ? depositPath : `${depositPath}?${search}`;
}
