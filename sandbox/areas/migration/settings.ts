import * as v from "valibot";
import type { DealerSettings } from "../../dealer/settings.ts";
import { count, type SettingsOf } from "../../setting-kinds.ts";

export const migrationSettings = {
  /** From one state to the next where nobody is waited for, ms. */
  migrationPauseMs: v.optional(count, 1_500),
  /** How long the target looks at identity data, ms, and what it says of those that come from now on; `wait`: nothing. */
  migrationIdentityMs: v.optional(count, 6_000),
  migrationIdentity: v.optional(v.picklist(["accept", "reject", "wait"]), "accept"),
  /** How long a price for what the target does not list is held. */
  migrationQuoteTtlMs: v.optional(count, 30_000),
  /** Coins whose conversion is let down when it is settled. */
  failMigrationCoins: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  /** Between two coins that move, ms. */
  migrationStepMs: v.optional(count, 400),
  /** The next transfers fail for good before this one of the coins that move does, counted from 1; 0: none fails. */
  failMigrationAt: v.optional(count, 0),
  /** How long the issuer takes for cards, ms; so many of the next attempts it refuses. */
  migrationCardMs: v.optional(count, 8_000),
  failMigrationCards: v.optional(count, 0),
  /** When this site becomes read-only for who has not moved, ms; 0: at the end of the year. */
  migrationDeadline: v.optional(count, 0),
  /** Versions of the terms that are current. */
  migrationTerms: v.optional(v.string(), "1"),
  migrationCardTerms: v.optional(v.string(), "2"),
  /** Nothing moves by itself while this is on. */
  holdMigrations: v.optional(v.boolean(), false),
};

/** What the area reads: its own and the dealer's. */
export type MigrationSettings = SettingsOf<typeof migrationSettings> & DealerSettings;

const twoWeeksMs = 14 * 86_400_000;

/** The end of a year, at least two weeks ahead when nobody says otherwise. */
export function deadlineOf(
  { migrationDeadline }: Pick<MigrationSettings, "migrationDeadline">,
  now: number,
): number {
  if (migrationDeadline > 0) return migrationDeadline;
  const year = new Date(now + twoWeeksMs).getUTCFullYear();
  return Date.UTC(year + 1, 0, 1) - 1;
}
