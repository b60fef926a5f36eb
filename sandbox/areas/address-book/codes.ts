/** Refusals of the address book (F5.18, F5.19, F5.20). */
export const bookCodes = {
  /** The codes that came with it do not prove who asks. */
  unproven: 10_005,
  mismatch: 131_002,
  targetBlocked: 131_066,
  providerWanted: 131_068,
  tagNotUsed: 131_081,
  bookOnly: 131_083,
  stopped: 131_089,
  addressNotListed: 131_093,
  uidNotListed: 131_094,
  newAddress: 131_098,
  insecure: 131_226,
  /** It stands there already. */
  duplicate: 700_003,
  full: 700_007,
} as const;
