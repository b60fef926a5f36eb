/** How far what an estimate stands on is known. `lost`: the last request brought nothing. `again`: so it is requested once more. */
export type ReadState = "read" | "waiting" | "lost" | "again";

/** It is not known, and the last request brought nothing. */
export const isUnread = (state: ReadState | undefined): boolean => state === "lost" || state === "again";
