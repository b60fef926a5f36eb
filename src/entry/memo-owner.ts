/** Whose memo it is: that of the first sound address that it stands beside. Both "" while it is nobody's. */
export interface MemoOwner {
  readonly memo: string;
  /** As it was checked. */
  readonly address: string;
}

export const nobodys: MemoOwner = { memo: "", address: "" };
