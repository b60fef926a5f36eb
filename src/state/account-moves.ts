import { createState } from "./create-state.ts";

/** Whether the exchange says that the person's account has to move to another site (F2g.1); false until it does. */
export const useAccountMoves = createState({ moves: false });
