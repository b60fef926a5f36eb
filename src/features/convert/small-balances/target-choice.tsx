import { type ReactNode, useId } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { SkeletonLine } from "#src/ui/skeleton.tsx";
import { targetClass, targetsClass } from "./side-style.ts";
import type { Batch } from "./use-batch.ts";

export const targetPlace = "small-target";

/** What everything becomes: radios that look like cards. */
export function TargetChoice({ batch }: { readonly batch: Batch }): ReactNode {
  const { form, change, targets, coinOf, list } = batch;
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={targetsClass} id={targetPlace}>
      <legend>{t("convert.smallBalances.into")}</legend>
      <div>
        {list.status === "pending" && placeholders.map((at) => <Placeholder key={at} />)}
        {list.status !== "pending" &&
          (targets.length > 0 ? targets : [form.toCoin]).map((coin) => (
            <label key={coin} className={targetClass}>
              <input
                type="radio"
                name={name}
                value={coin}
                checked={coin === form.toCoin}
                onChange={() => change({ type: "target", coin })}
              />
              <CoinDisc coin={coin} icon={coinOf(coin)?.icon} size={24} />
              <span>
                {coin}
                <small>{coinOf(coin)?.fullName}</small>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}

/** As many as there usually are (F2b.2): the choice does not move when it comes. */
const placeholders = [1, 2, 3];

function Placeholder(): ReactNode {
  return (
    <span className={targetClass} aria-hidden="true">
      <SkeletonLine width={24} height={24} round />
      <span>
        <SkeletonLine width={40} />
        <small>
          <SkeletonLine width={48} height={10} />
        </small>
      </span>
    </span>
  );
}

/** From the action bar of a phone up to the choice. */
export function goToTargets(): void {
  const place = document.getElementById(targetPlace);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLInputElement>("input:checked")?.focus({ preventScroll: true });
}
