/** Where this device keeps the pairs that its last person converted lately; apart, so that a first visit can look whether there are any. */
export const pairsKey = "coffer.convert.pairs";
