/** A price or a sum further off than this is questioned whatever the terms say, and where they are not known; a ratio. */
export const widestGap = "0.1";
