export const migrationPostings = {
  /** Of a conversion. */
  hold: "migration_hold",
  settle: "migration_settle",
  giveBack: "migration_giveback",
  /** Of what moves. */
  lock: "migration_lock",
  move: "migration_move",
  release: "migration_release",
} as const;
