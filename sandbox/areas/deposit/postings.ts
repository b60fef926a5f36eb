export const depositPostings = {
  seen: "deposit_seen",
  credit: "deposit_credit",
  hold: "deposit_hold",
  release: "deposit_release",
  giveBack: "deposit_return",
  rollback: "deposit_rollback",
  unclaimed: "deposit_unclaimed",
  internal: "deposit_internal",
} as const;
