/** How many days an order at a limit price is open (F2b.13). */
export const lifeDays = { "1_D": 1, "3_D": 3, "7_D": 7, "30_D": 30 } as const;
export type OrderLife = keyof typeof lifeDays;

const dayMs = 86_400_000;
/** As much as clocks may be apart, and a host's day may end later than ours. */
const slackMs = dayMs;

/** The latest end of an order of such a life that begins at `begun`, ms. */
export function latestEnd(begun: number, life: OrderLife = "30_D"): number {
  return begun + lifeDays[life] * dayMs + slackMs;
}
