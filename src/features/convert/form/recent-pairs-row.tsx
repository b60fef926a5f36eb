import { ArrowRight } from "lucide";
import { memo, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useClientStore } from "#src/state/client-store.ts";
import { device } from "#src/state/storages.ts";
import { Chip } from "#src/ui/chip.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { css } from "#src/ui/style.ts";
import { readRecentPairs } from "./recent-pairs.ts";
import type { Convert } from "./use-convert.ts";

const row = css`
  display: flex; gap: 8px; overflow-x: auto; scrollbar-width: none; margin: -4px; padding: 4px;
  &::-webkit-scrollbar { display: none; }
`;
const codes = css`display: inline-flex; align-items: center; gap: 4px;`;

/** One press chooses both coins of a pair that this person converted lately on this device. */
export default memo(function RecentPairs({ form, change }: Pick<Convert, "form" | "change">): ReactNode {
  const { t } = useTranslation();
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const pairs = useMemo(() => readRecentPairs(device, owner), [owner]);
  if (pairs.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call shortcuts form controls
    <div className={row} role="group" aria-label={t("convert.recentPairs")}>
      {pairs.map(({ from, to }) => (
        <Chip
          key={`${from}/${to}`}
          aria-pressed={from === form.fromCoin && to === form.toCoin}
          aria-label={t("convert.recentPair", { from, to })}
          onClick={() => {
            change({ type: "picked", side: "from", coin: from });
            change({ type: "picked", side: "to", coin: to });
          }}
        >
          <span className={codes} dir="ltr">
            {from}
            <Icon of={ArrowRight} size={14} />
            {to}
          </span>
        </Chip>
      ))}
    </div>
  );
});
