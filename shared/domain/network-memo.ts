import { entryOf } from "./entry-of.ts";

/** What is called what on the networks that are known to have it (F3a.2), by their codes. */
const known: Readonly<Record<string, string>> = {
  XRP: "tag",
  TON: "memo",
  ATOM: "memo",
  XLM: "memo",
  HBAR: "memo",
  INJ: "memo",
  SEI: "memo",
  TIA: "memo",
};

/** That a network has memos is a fact of it: where a host names none, it is no network without. Pure. */
export function withKnownMemo<C extends { readonly chain: string; readonly tagName: string }>(chain: C): C {
  return chain.tagName === "" ? { ...chain, tagName: entryOf(known, chain.chain) ?? "" } : chain;
}
