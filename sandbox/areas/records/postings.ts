/** What happened on contracts; and what is older than the records that it came from. */
export const recordsPostings = {
  derivative: "derivative_event",
  pastTransfer: "past_transfer",
  pastConvert: "past_convert",
} as const;
