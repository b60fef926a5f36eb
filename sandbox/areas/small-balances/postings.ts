export const smallBalancesPostings = {
  lock: "batch_lock",
  settle: "batch_settle",
  release: "batch_release",
} as const;
