import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { Figure } from "#src/ui/figure.tsx";
import { css } from "#src/ui/style.ts";
import type { Side } from "../form/convert-form.ts";
import { SideWell } from "../form/side-well.tsx";
import { useLiveRow } from "../form/use-live-row.ts";
import { type Limit, useLiveLimit } from "./use-limit.ts";

/** Below the words where it does not fit beside them, and in as many lines as it takes. */
const unbound = css`display: inline-block; max-width: 100%; white-space: normal;`;

export interface LimitWellProps {
  readonly limit: Limit;
  readonly side: Side;
  readonly onPick: () => void;
}

/** One side of the order; the other one follows at the limit price. */
export function LimitWell({ limit, side, onPick }: LimitWellProps): ReactNode {
  const { convert, current, submitted } = limit;
  const { form } = convert;
  const { t } = useTranslation();
  const pays = side === "from";
  const row = useLiveRow(limit.live, form.side === side || form.text === "") ?? limit.row;
  return (
    <SideWell
      convert={convert}
      side={side}
      row={row}
      current={current}
      issue={current ? row?.amountIssue : null}
      assessed={form.assessed || submitted}
      onPick={onPick}
      label={t(pays ? "convert.youPay" : "convert.limit.receive")}
      live={row?.immediate === true}
      below={pays ? <Value limit={limit} /> : <AtMarket limit={limit} />}
    />
  );
}

function Value({ limit }: Pick<LimitWellProps, "limit">): ReactNode {
  const { row, current, convert } = useLiveLimit(limit);
  if (row === undefined || !current || convert.form.text === "") return <span />;
  return <Figure kind="value" value={row.fromValue} unit={row.currency} muteFraction live />;
}

/** What the same amount brings now, beside what is wanted for it. */
function AtMarket({ limit }: Pick<LimitWellProps, "limit">): ReactNode {
  const { row, current, convert } = useLiveLimit(limit);
  const { t } = useTranslation();
  const { text, toCoin } = convert.form;
  if (row === undefined || !current || text === "" || row.toAtMarket === "") return <span />;
  if (row.immediate) return <span>{t("convert.limit.fillsAtMarket")}</span>;
  const places = convert.coinOf(toCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <span>
      {t("convert.limit.atMarketNow")}{" "}
      <Figure kind="amount" value={row.toAtMarket} places={places} unit={toCoin} live className={unbound} />
    </span>
  );
}
