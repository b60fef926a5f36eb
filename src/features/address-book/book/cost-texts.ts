/** What turning a switch costs, and what it does not. */
export const costTexts = [
  "superOn",
  "superOff",
  "stop",
  "earlier",
  "goesOn",
  "again",
  "newWait",
  "oldStay",
  "lockBack",
  "stayOpen",
  "typing",
  "offCodes",
  "anyAddress",
  "noWait",
  "trustedOn",
  "trustedOff",
  "marksStay",
] as const;
export type CostText = (typeof costTexts)[number];
