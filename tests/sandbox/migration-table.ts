/** The state table of F6h.1, written out by hand: the tests hold the exchange against this. */
const table = `
NOT_STARTED      CREATED
CREATED          KYC_PENDING PRECHECK ABORTED
KYC_PENDING      PRECHECK KYC_REJECTED ABORTED
KYC_REJECTED     KYC_PENDING ABORTED
PRECHECK         PRECHECK_FAILED ASSET_REVIEW ABORTED
PRECHECK_FAILED  PRECHECK ABORTED
ASSET_REVIEW     CONVERTING TRANSFERRING ABORTED
CONVERTING       ASSET_REVIEW ASSETS_READY
ASSETS_READY     TRANSFERRING ABORTED
TRANSFERRING     CARD_PENDING COMPLETED FAILED
CARD_PENDING     CARD_PROCESSING COMPLETED
CARD_PROCESSING  COMPLETED CARD_PENDING
COMPLETED
ABORTED          NOT_STARTED
FAILED
`;

export const leadsTo: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", ...to] = line.trim().split(/\s+/);
      return [from, to];
    }),
);

/** Where one and the same migration can be, some steps after it was in a state. */
export function reachable(from: string): readonly string[] {
  const seen = new Set([from]);
  for (const one of seen) {
    if (one !== "ABORTED") for (const next of leadsTo.get(one) ?? []) seen.add(next);
  }
  return [...seen];
}
