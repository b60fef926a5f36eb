import { personOfToken } from "../accounts/sessions.ts";
import type { Exchange } from "../exchange.ts";

/** The account name behind a token, "" for none; for faults and counts of one account. */
export type Callers = (token: string) => Promise<string>;

/** Remembers whom a token was given to: a request that comes after signing out is still that account's. */
export function createCallers({ database, clock }: Pick<Exchange, "database" | "clock">): Callers {
  const names = new Map<string, string>();
  return async (token) => {
    const known = names.get(token);
    if (known !== undefined) return known;
    const person = await personOfToken(database.db, token, clock.now());
    if (person === undefined) return "";
    names.set(token, person.name);
    return person.name;
  };
}
