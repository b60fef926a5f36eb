export const limitOrderPostings = {
  lock: "limit_lock",
  settle: "limit_settle",
  release: "limit_release",
} as const;
