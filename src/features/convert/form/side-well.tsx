import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { EstimateIssue, FullBy } from "#shared/contract/convert-estimate.ts";
import { wholePlaces } from "#shared/domain/whole-places.ts";
import { AmountWell } from "#src/entry/amount-well.tsx";
import type { PortionAmounts } from "#src/entry/portions.tsx";
import { PickButton } from "#src/ui/pick-button.tsx";
import { useAmountHint } from "./amount-hint.tsx";
import type { Side } from "./convert-form.ts";
import type { Convert } from "./use-convert.ts";

/** The room for quick steps is kept before they are there. */
const noPortions: PortionAmounts = { "25": "", "50": "", "75": "", "100": "" };

/** What an estimate of any mode says of both sides. */
export interface SideRow {
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly fromBalance: string;
  readonly toBalance: string;
  readonly portions: PortionAmounts;
  readonly fullBy: FullBy;
}

export interface SideWellProps {
  readonly convert: Pick<Convert, "form" | "change" | "coinOf">;
  readonly side: Side;
  /** The worker's estimate; undefined before the first. */
  readonly row: SideRow | undefined;
  /** It is about exactly what stands in the form. */
  readonly current: boolean;
  readonly issue: EstimateIssue | null | undefined;
  readonly assessed: boolean;
  readonly onPick: () => void;
  readonly label: string;
  readonly below: ReactNode;
  readonly live?: boolean;
  /** In the picker's place: a coin that is not to be chosen. */
  readonly unit?: ReactNode;
}

/** One side of two that follow from each other. Both take typing. */
export function SideWell(props: SideWellProps): ReactNode {
  const { convert, side, row, current, issue, assessed, onPick } = props;
  const { form, change } = convert;
  const { t } = useTranslation();
  const pays = side === "from";
  const code = pays ? form.fromCoin : form.toCoin;
  const coin = convert.coinOf(code);
  const isTyped = form.side === side;
  // Nothing while the row is about an earlier text: a figure beside another amount would lie.
  const known = current && row !== undefined && form.text !== "" ? row : undefined;
  const fill = useCallback((amount: string) => change({ type: "filled", text: amount }), [change]);
  const answer = (pays ? known?.fromAmount : known?.toAmount) ?? "";
  const hint = useAmountHint({ form, change, assessed, issue, onPick });
  const fullBy = row?.fullBy ?? "balance";
  // Max was pressed and put in less than the balance: why.
  const isCapped = pays && isTyped && fullBy !== "balance" && form.text === row?.portions["100"];
  return (
    <AmountWell
      name={pays ? "pay" : "receive"}
      label={props.label}
      typed={isTyped ? form.text : null}
      answer={answer}
      held={form.held?.side === side ? form.held.text : undefined}
      live={props.live ?? true}
      placeholder={form.text === "" || isTyped ? "0" : "—"}
      // A price that is held is told to its last digit.
      places={wholePlaces(answer, coin?.accuracyLength)}
      balanceLabel={t(pays ? "convert.available" : "convert.balance")}
      balance={pays ? row?.fromBalance : row?.toBalance}
      portions={pays ? (row?.portions ?? noPortions) : undefined}
      onFill={fill}
      onType={(text, pasted) => change({ type: "typed", side, text, pasted })}
      onEnter={() => change({ type: "entered", side, shown: answer })}
      onLeave={() => change({ type: "left" })}
      unit={
        props.unit ?? (
          <PickButton
            coin={code}
            icon={coin?.icon}
            aria-haspopup="dialog"
            aria-label={t(pays ? "convert.pickFrom" : "convert.pickTo", { coin: code })}
            onClick={onPick}
          />
        )
      }
      below={props.below}
      limited={fullBy === "balance" ? undefined : "whole"}
      wholeLabel={t(fullBy === "balance" ? "entry.maxOf" : `convert.maxOf.${fullBy}`)}
      note={isCapped ? t(`convert.full.${fullBy}`) : undefined}
      hint={hint}
    />
  );
}
