import { randomBytes } from "node:crypto";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { cards } from "./tables.ts";

export interface CardWanted {
  readonly pan4?: string | undefined;
  readonly currency?: string | undefined;
  readonly cardType?: "VIRTUAL" | "PHYSICAL" | undefined;
  readonly lost?: boolean | undefined;
  /** A payment is open for so long, ms. */
  readonly payForMs?: number | undefined;
}

/** Answers the card's id. */
export async function newCard(db: Db, person: Person, wanted: CardWanted, at: number): Promise<string> {
  const { pan4 = "4471", currency = "EUR", cardType = "VIRTUAL", lost = false, payForMs = 0 } = wanted;
  const id = `card${at.toString(36)}${randomBytes(5).toString("hex")}`;
  await db.insert(cards).values({
    id,
    userId: person.id,
    pan4,
    cardType,
    network: "VISA",
    currency,
    status: lost ? "LOST" : "ACTIVE",
    accepted: "",
    payUntil: payForMs === 0 ? 0 : at + payForMs,
    failReason: 0,
  });
  return id;
}
