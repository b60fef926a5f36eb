/** A coin and a network in the address: `?coin=USDT&chain=TRX`. Links come from outside, so they are read with care. */
export interface CoinChoice {
  readonly coin: string;
  readonly chain: string;
}

/** "" for what the address does not name, or names wrongly. */
export function readChoice(search: string): CoinChoice {
  const params = new URLSearchParams(search);
  const code = (name: string, pattern: RegExp): string => {
    const text = (params.get(name) ?? "").trim().toUpperCase();
    return pattern.test(text) ? text : "";
  };
  const coin = code("coin", /^[A-Z0-9]{1,20}$/);
  return { coin, chain: coin === "" ? "" : code("chain", /^[A-Z0-9.]{1,20}$/) };
}

/** "" or what stands behind the path. */
export function choiceSearch({ coin, chain }: CoinChoice): string {
  const params = new URLSearchParams({ ...(coin !== "" && { coin }), ...(chain !== "" && { chain }) });
  const search = params.toString();
  return search === "" ? "" : `?${search}`;
}
