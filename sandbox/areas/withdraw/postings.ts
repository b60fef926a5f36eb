export const withdrawPostings = {
  lock: "withdraw_lock",
  /** It left, or arrived at another user here. */
  settle: "withdraw_settle",
  release: "withdraw_release",
} as const;
