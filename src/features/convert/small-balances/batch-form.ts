import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { BatchIntent } from "./batch-session.ts";

/** What the person has said about their small balances, and how each act changes it. Pure: the worker validates it. */
export interface BatchForm {
  readonly accountType: ConvertAccount;
  readonly toCoin: string;
  /** Ticked coins. Those that are not eligible just now stay ticked and do not count. */
  readonly chosen: readonly string[];
  readonly search: string;
}

export type BatchEvent =
  | { readonly type: "toggled"; readonly coin: string; readonly on: boolean }
  /** All of `coins`, as far as the batch has room beside `taken`: what counts already. */
  | {
      readonly type: "chose-all";
      readonly coins: readonly string[];
      readonly taken: readonly string[];
      readonly maxCoins: number;
    }
  | { readonly type: "left-out"; readonly coins: readonly string[] }
  | { readonly type: "cleared" }
  | { readonly type: "account"; readonly accountType: ConvertAccount }
  | { readonly type: "target"; readonly coin: string }
  | { readonly type: "searched"; readonly words: string }
  /** Coins of an earlier batch, once more. */
  | {
      readonly type: "again";
      readonly accountType: ConvertAccount;
      readonly toCoin: string;
      readonly coins: readonly string[];
    };

/** The default coin of converts (R9.15). */
export const startBatchForm: BatchForm = {
  accountType: "eb_convert_funding",
  toCoin: "USDT",
  chosen: [],
  search: "",
};

/** A price was asked for what the form still says. A coin that the list has barred since is still chosen, and only does not count. */
export function isStillChosen(
  { accountType, toCoin, coins }: BatchIntent,
  form: BatchForm,
  taken: readonly string[],
): boolean {
  return (
    accountType === form.accountType &&
    toCoin === form.toCoin &&
    coins.every((coin) => form.chosen.includes(coin)) &&
    taken.every((coin) => coins.includes(coin))
  );
}

export function batchReducer(form: BatchForm, event: BatchEvent): BatchForm {
  switch (event.type) {
    case "toggled": {
      const others = form.chosen.filter((coin) => coin !== event.coin);
      return { ...form, chosen: event.on ? [...others, event.coin] : others };
    }
    case "chose-all": {
      const stored = new Set(event.taken);
      const room = Math.max(0, event.maxCoins - stored.size);
      const added = event.coins.filter((coin) => !stored.has(coin)).slice(0, room);
      return { ...form, chosen: [...new Set([...form.chosen, ...added])] };
    }
    case "left-out":
      return { ...form, chosen: form.chosen.filter((coin) => !event.coins.includes(coin)) };
    case "cleared":
      return { ...form, chosen: [] };
    case "account":
      return { ...form, accountType: event.accountType, chosen: [], search: "" };
    case "target":
      return { ...form, toCoin: event.coin };
    case "searched":
      return { ...form, search: event.words };
    case "again":
      break;
  }
  return { accountType: event.accountType, toCoin: event.toCoin, chosen: event.coins, search: "" };
}

/** What the box above the list shows: of what is listed and eligible, how much is chosen. */
export function wholeState(listed: readonly string[], taken: ReadonlySet<string>): "none" | "some" | "all" {
  const count = listed.filter((coin) => taken.has(coin)).length;
  if (count === 0) return "none";
  return count === listed.length ? "all" : "some";
}
