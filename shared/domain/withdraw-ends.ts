/** Statuses of a withdrawal of which nothing is to come any more (F4c.8). */
export const withdrawEnds: ReadonlySet<string> = new Set(["success", "CancelByUser", "Reject", "Fail"]);
