/** A memo as it is read out (D5.5): digits in fours, a rest by itself; words stay whole. */
export function memoGroups(memo: string): readonly string[] {
  return /^\d+$/.test(memo) ? (memo.match(/\d{1,4}/g) ?? []) : [memo];
}
