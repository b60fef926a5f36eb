/** Why money is held back (F2i.3). The last three are our own: what else does so here. */
export const frozenReasons = [
  "WITHDRAWING",
  "LIMIT_ORDER",
  "DEPOSIT_RISK",
  "P2P",
  "CARD",
  "COMPLIANCE",
  "CONVERTING",
  "TRANSFERRING",
  "SMALL_BALANCES",
] as const;
