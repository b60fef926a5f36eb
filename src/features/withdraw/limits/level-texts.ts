/** What identity levels are called. */
export const levelTexts = ["none", "one", "two", "business", "other"] as const;

export function levelWord(kycLevel: string): (typeof levelTexts)[number] {
  const words = { LEVEL_DEFAULT: "none", LEVEL_1: "one", LEVEL_2: "two", BUSINESS: "business" } as const;
  return Object.entries(words).find(([level]) => level === kycLevel)?.[1] ?? "other";
}
