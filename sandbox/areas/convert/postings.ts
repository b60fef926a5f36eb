export const convertPostings = {
  lock: "convert_lock",
  settle: "convert_settle",
  release: "convert_release",
} as const;
