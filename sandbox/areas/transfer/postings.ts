export const transferPostings = {
  move: "transfer_move",
  lock: "transfer_lock",
  settle: "transfer_settle",
  release: "transfer_release",
} as const;
