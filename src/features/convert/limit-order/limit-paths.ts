import { historyPath } from "../paths.ts";

/** The history of limit orders alone. */
export const limitHistoryPath = `${historyPath}?kind=limit`;
