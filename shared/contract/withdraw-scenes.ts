/** Scenes of `risk.intercept` and of the mail that belongs to each, for the page too: a file without schemas. */
export const withdrawScenes = {
  /** Its detail is a `withdrawCheck`. */
  send: { check: "withdraw", mail: "WITHDRAW" },
  /** Of one's own limit; its detail is `{dailyLimit}`. */
  raise: { check: "withdraw_limit_raise", mail: "WITHDRAW" },
} as const;
