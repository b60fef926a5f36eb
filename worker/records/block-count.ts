/** Blocks that the feed, which nobody signs, may count: any other text could say anything. */
export function isBlockCount(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
