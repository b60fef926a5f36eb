/** Whose memo it is: that of the first sound address that it stands beside. Both "" while it is nobody's. */
export interface MemoOwner {
  readonly memo: string;
  /** As it was checked. */
  readonly address: string;
}

export const nobodys: MemoOwner = { memo: "", address: "" };

/** What was kept of it with a form. */
export function readMemoOwner(stored: unknown): MemoOwner {
  if (typeof stored !== "object" || stored === null) return nobodys;
  if (!("memo" in stored && "address" in stored)) return nobodys;
  const { memo, address } = stored;
  const isOne = typeof memo === "string" && typeof address === "string" && memo !== "";
  return isOne ? { memo, address } : nobodys;
}
