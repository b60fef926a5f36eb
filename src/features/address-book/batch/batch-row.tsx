import { CircleAlert, Trash2 } from "lucide";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import type { MemoOwner } from "#src/entry/memo-owner.ts";
import { useMemoOfOther } from "#src/entry/use-memo-of-other.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Spinner } from "#src/ui/spinner.tsx";
import { cx } from "#src/ui/style.ts";
import { Switch } from "#src/ui/switch.tsx";
import { hiddenText, text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { CoinPart } from "../book/coin-part.tsx";
import { type TargetState, useTarget } from "../target/use-target.ts";
import { coin, field, row as line, remove, trust, unused } from "./batch-row-style.ts";
import { type BatchRow, issueOf, type RowIssue } from "./batch-rows.ts";
import { type RowHintsOptions, useRowHints } from "./use-row-hints.tsx";

const ofOther: RowIssue = { at: "memo", why: "ofOther" };

export interface RowReport {
  readonly state: TargetState;
  readonly issue: RowIssue | null;
  readonly memoOwner: MemoOwner;
}

export interface BatchRowProps extends RowHintsOptions {
  readonly at: number;
  readonly onReport: (key: string, report: RowReport) => void;
  readonly hidden: boolean;
}

/** One address of many, checked as the single one is; what is wrong stands where it is fixed. */
export function BatchRowFields(props: BatchRowProps): ReactNode {
  const { row, at, rows, book, onChange, onRemove, onReport, validated, hidden } = props;
  const { t } = useTranslation();
  const id = useId();
  const state = useTarget({ coin: row.coin, chain: row.chain, address: row.address, memo: row.memo });
  const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
  const [memoOwner, setMemoOwner] = useState(row.memoOwner);
  const memoOfOther = useMemoOfOther(row.memo.trim(), target?.address, memoOwner, setMemoOwner);
  const found = issueOf(row, state, { rows, book });
  const issue = found === null && memoOfOther !== undefined ? ofOther : found;
  const answered = state.at === "answered" ? state.target : null;
  const summary = JSON.stringify([row.key, issue, state.at, answered, memoOwner]);
  const report = useEffectEvent((_summary: string) => onReport(row.key, { state, issue, memoOwner }));
  // Only when what is reported changes: the answers are made anew with each render.
  useEffect(() => report(summary), [summary]);
  const hints = useRowHints(props, state, issue, memoOfOther);
  const isWrong = issue !== null && issue.why !== "checking" && (validated || issue.why !== "missing");
  const isChecking = issue?.why === "checking" && state.at === "loading";
  const coins = useCall("withdraw.coins", { coin: row.coin }, { enabled: row.coin !== "" });
  const chains = coins.data?.rows.find((one) => one.coin === row.coin)?.chains;
  const hasMemo = chains?.find(({ chain }) => chain === row.chain)?.tagName !== "";
  const put = (part: Partial<BatchRow>): void => onChange({ ...part, refusal: 0 });
  return (
    <li
      className={line}
      data-wrong={isWrong ? "" : undefined}
      data-batch-row={row.key}
      hidden={hidden}
      aria-label={t("addressBook.batch.row", { number: at + 1 })}
    >
      <div>
        <span aria-hidden="true">
          {isWrong ? (
            <Icon of={CircleAlert} size={18} className={text.bad} />
          ) : isChecking ? (
            <Spinner />
          ) : (
            at + 1
          )}
        </span>
        <span className={hiddenText} aria-live="polite">
          {isChecking && t("addressBook.checking")}
          {/* What speaks against it is said by its field. */}
          {issue === null && hints.address === undefined && t("addressBook.sound")}
        </span>
      </div>
      <div className={coin} data-wide="" data-wrong={hints.coin || undefined}>
        <CoinPart
          coin={row.coin}
          chain={row.chain}
          validated={hints.coin === true}
          onChange={(choice) => put({ ...choice, network: null })}
        />
      </div>
      <div data-wide="">
        <TextField
          code
          className={field}
          label={t("addressBook.address")}
          placeholder={t("addressBook.address")}
          value={row.address}
          maxLength={1000}
          autoComplete="off"
          // That it has no memo was said of the address before.
          onChange={(address) => put({ address, noMemo: false })}
          hint={hints.address}
        />
      </div>
      <div data-wide="">
        <TextField
          code
          className={cx(field, !hasMemo && unused)}
          label={t("addressBook.memo")}
          placeholder={t(hasMemo ? "addressBook.memo" : "ui.memo.unused")}
          value={row.memo}
          maxLength={256}
          autoComplete="off"
          onChange={(memo) => put({ memo, noMemo: false })}
          hint={hints.memo}
        />
      </div>
      <div data-wide="">
        <TextField
          className={field}
          dir={row.remark === "" ? undefined : "auto"}
          label={t("addressBook.name")}
          placeholder={t("addressBook.name")}
          value={row.remark}
          maxLength={100}
          autoComplete="off"
          onChange={(remark) => put({ remark })}
          hint={hints.remark}
        />
      </div>
      <div className={trust} data-wide="">
        <span id={id} className={cx(text.small, text.ink2)}>
          {t("addressBook.trusted")}
        </span>
        <Switch checked={row.trusted} onChange={(trusted) => put({ trusted })} aria-labelledby={id} />
      </div>
      <div className={remove} data-remove="">
        <IconButton
          icon={Trash2}
          label={t("addressBook.batch.remove", { number: at + 1 })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
