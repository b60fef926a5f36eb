/** Whether a way to pay tells what it costs: what nobody tells is not none, and then nobody knows what arrives. Pure. */
export function isFeeKnown({ fee, feeRate }: { readonly fee: string; readonly feeRate: string }): boolean {
  return fee !== "" || feeRate !== "";
}
