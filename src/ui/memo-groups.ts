/** A memo as it is read out (tokens section 9): digits in fours, a rest by itself; words stay whole. */
export function memoGroups(memo: string): readonly string[] {
  return /^\d+$/.test(memo) ? (memo.match(/\d{1,4}/g) ?? []) : [memo];
}
