import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FrozenAsset } from "#shared/contract/records.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useFormat } from "#src/i18n/format.ts";
import { css, cx } from "#src/ui/style.ts";
import { onCards } from "#src/ui/table-look.ts";
import { text } from "#src/ui/text.ts";
import { freedBy } from "./frozen-view.ts";

const due = css`color: var(--warn);`;
/** A card has no head above it that says what the time is of. */
const until = css`
  & > i { display: none; font-style: normal; }
  ${onCards("& > i { display: inline; color: var(--ink-3); }")}
`;
/** An end is looked at again this often, ms. */
const lookEveryMs = 15_000;

export interface UntilProps {
  readonly row: Pick<FrozenAsset, "unfreezeTime" | "needs" | "reason">;
}

/** Until when it is frozen, and what frees it. An end that is over, while it is frozen still, is none that is known. */
export function Until({ row }: UntilProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const [, look] = useState(0);
  useRepeat(
    useCallback(() => look(serverNow()), []),
    lookEveryMs,
  );
  const { unfreezeTime, needs } = row;
  const isToCome = Number(unfreezeTime) > serverNow();
  const unknown = t(needs === "" ? "ledger.frozen.untilUnknown" : "ledger.frozen.untilYou");
  return (
    <>
      <div className={cx(until, needs !== "" && text.medium, needs !== "" && due)}>
        <i>{t("ledger.frozen.until")} </i>
        {isToCome ? format.dateTime(Number(unfreezeTime)) : unknown}
      </div>
      <div className={cx(text.small, text.ink3)}>{t(`ledger.frozen.freedBy.${freedBy(row)}`)}</div>
    </>
  );
}
