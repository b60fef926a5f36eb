import type { BarSource } from "../../dealer/bar-source.ts";
import { codes, Refusal } from "../../refusal.ts";
import { siteUrl, type TargetSite, targetOf } from "./listing.ts";
import { currentOf, isLeaving } from "./rows.ts";
import { deadlineOf, type MigrationSettings } from "./settings.ts";

/** Calls of the migration itself, which know its state; and what came in on a chain since goes back to its sender. */
const always = /^(migration\.|cards\.|depositHold\.return$)/;
/** What belongs to its owner is given out also after the deadline, and what clears the way for the move goes on. */
const staysOpen =
  /^(withdraw\.|addressBook\.|travelRule\.|depositHold\.|transfer\.universal$|limitOrder\.cancel$)/;

/**
 * Who has moved, or is moving, moves no money here (F6h.5): 10024, with the words and the link of the wall. The migration's
 * row is held meanwhile, so that a transfer does not begin under a money call. After the deadline the same holds for who has not.
 */
export const readOnly: BarSource<MigrationSettings> = {
  async refuse({ settings, clock }, tx, person, call, origin) {
    const { migratesTo } = person.profile;
    if (always.test(call) || migratesTo === undefined) return;
    const row = await currentOf(tx, person.id, true);
    if (row?.status === "COMPLETED") {
      throw wall(
        row.targetSite,
        `Your account has moved to ${targetOf(row.targetSite).name}`,
        "This site stays open for reading your records. Nothing can be moved here any more.",
        siteUrl(origin, row.targetSite),
      );
    }
    if (row !== undefined && isLeaving(row)) {
      throw wall(
        row.targetSite,
        `Your account is moving to ${targetOf(row.targetSite).name}`,
        "Until the move is over nothing else can be moved here. The migration page says how far it is.",
        "",
      );
    }
    const now = clock.now();
    if (now < deadlineOf(settings, now) || staysOpen.test(call)) return;
    throw wall(
      migratesTo,
      `This site is readable only`,
      `Move your account to ${targetOf(migratesTo).name}: the migration page takes you there.`,
      "",
    );
  },
};

function wall(site: TargetSite, title: string, reason: string, link: string): Refusal {
  return new Refusal(codes.compliance, `Moves to ${site}`, { title, reason, link });
}
