import type { Person } from "../../accounts/person.ts";
import { codes, Refusal } from "../../refusal.ts";

const pageSize = 20;
const maxOnPage = 100;

export interface Page {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** A page by number, from 1. */
export function pageOf({ page = 1, size = pageSize }: Page): {
  readonly limit: number;
  readonly offset: number;
} {
  const limit = Math.min(maxOnPage, Math.max(1, size));
  return { limit, offset: (Math.max(1, page) - 1) * limit };
}

/** Refuses with 10001 a question about another family. */
export function requireOwn({ id }: Person, uid: string): void {
  if (uid !== String(id)) throw new Refusal(codes.badParameter, "Not your account");
}
