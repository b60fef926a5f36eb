/** Income that came before this exchange had products that pay it: what demo accounts once got. */
export const taxPostings = {
  interest: "earn_interest",
  bonus: "bonus_credit",
  airdrop: "airdrop_credit",
} as const;
