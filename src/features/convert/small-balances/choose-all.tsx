import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { wholeState } from "./batch-form.ts";
import { allLineClass } from "./candidate-style.ts";
import type { Candidates } from "./candidates.ts";
import type { Batch } from "./use-batch.ts";

export interface ChooseAllProps {
  readonly batch: Batch;
  readonly candidates: Candidates;
}

/** How the listed coins and the room that is left meet in one act: all that fit, or none of those listed. */
function useWhole({ batch, candidates }: ChooseAllProps) {
  const { change, total } = batch;
  const maxCoins = total?.maxCoins ?? 0;
  const coins = candidates.eligible.map(({ coin }) => coin);
  const taken = new Set(candidates.taken);
  const state = wholeState(coins, taken);
  const full = maxCoins > 0 && taken.size >= maxCoins;
  return {
    state,
    any: coins.length > 0,
    room: coins.length > 0 && maxCoins > 0,
    count: Math.min(coins.length, maxCoins),
    /** Nothing more fits: then the one act is to take them out again. */
    takesOut: state === "all" || (full && state === "some"),
    choose: () => change({ type: "chose-all", coins, taken: candidates.taken, maxCoins }),
    leaveOut: () => change({ type: "left-out", coins }),
  };
}

/** Above the boxes, in three states. */
export function AllBox(props: ChooseAllProps): ReactNode {
  const { t } = useTranslation();
  const { state, room, count, takesOut, choose, leaveOut } = useWhole(props);
  return (
    <Checkbox
      className={flow.notPhone}
      checked={state === "all"}
      partly={state === "some"}
      disabled={!room}
      aria-label={
        takesOut ? t("convert.smallBalances.chooseNone") : t("convert.smallBalances.chooseAll", { count })
      }
      onChange={() => (takesOut ? leaveOut() : choose())}
    />
  );
}

/** Cards have no head: there the same act is a link above them. It has its place before the limit of a batch is known. */
export function AllLine(props: ChooseAllProps): ReactNode {
  const { t } = useTranslation();
  const { any, room, count, takesOut, choose, leaveOut } = useWhole(props);
  if (!any) return null;
  return (
    <div className={cx(allLineClass, flow.onlyPhone)}>
      {room && (
        <button type="button" className={textLinkClass()} onClick={takesOut ? leaveOut : choose}>
          {takesOut ? t("convert.smallBalances.chooseNone") : t("convert.smallBalances.chooseAll", { count })}
        </button>
      )}
    </div>
  );
}
