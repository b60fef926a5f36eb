/** Said outright: a row and a cell that are laid out as boxes are none to every browser by their tags alone. */
export const tableRole = { role: "table" } as const;
export const rowRole = { role: "row" } as const;
export const cellRole = { role: "cell" } as const;
/** Of the cell that names its row. */
export const rowHeadRole = { role: "rowheader", scope: "row" } as const;
