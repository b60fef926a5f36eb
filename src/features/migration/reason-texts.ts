import type { MigrationBlocker } from "#shared/contract/migration.ts";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";

/** Numbers and names of the exchange that have words here, in the order they are shown in. */

export type BlockerType = MigrationBlocker["type"];

export const blockerTypes = [
  "OPEN_ORDER",
  "OPEN_POSITION",
  "LOAN",
  "EARN_LOCKED",
  "BOT",
  "P2P_ORDER",
  "PENDING_WITHDRAW",
  "NEGATIVE_BALANCE",
  "FIAT_PENDING",
  "SUB_ACCOUNT",
] as const satisfies readonly BlockerType[];

/** Why it is not moved as it is: `assetReasons` of shared/contract/migration-assets.ts. */
export const assetReasonTexts = ["0", "1", "2", "3", "4", "5"] as const;
/** Its `heldBack`. */
const heldBack = 4;

/** Something under way holds it back, which has to end first. */
export function isWaitedFor({ action, reason }: Pick<MigrationAsset, "action" | "reason">): boolean {
  return action === "KEEP" && reason === heldBack;
}

/** Why a card cannot move, or did not: `cardReasons` of shared/contract/cards.ts. */
export const cardReasonTexts = ["1", "2", "3", "4", "5"] as const;

/** What the start would be refused for. */
export const startObstacles = ["blockers", "convert", "withdraw", "held", "stale"] as const;
export type StartObstacle = (typeof startObstacles)[number];

export function hasText(words: readonly string[], reason: number): boolean {
  return words.includes(String(reason));
}
