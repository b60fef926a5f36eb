import { useTopic } from "#src/bridge/use-topic.ts";
import { useUnheld } from "#src/records/use-unheld.ts";
import { depositSource } from "./deposit-view.ts";

const params = {};

/** Where the history's records come from. */
export function useDepositSource(): typeof depositSource {
  return useUnheld(depositSource, useTopic("deposit.recent", params).rows);
}
