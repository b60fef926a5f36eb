import { CircleAlert, Trash2 } from "lucide";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { media } from "#src/ui/breakpoints.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Switch } from "#src/ui/switch.tsx";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { nameOf } from "../book/book-view.ts";
import { CoinPart } from "../book/coin-part.tsx";
import { longestRemark, remarkLength, shortRemark } from "../book/entry-form.ts";
import { type TargetState, useTarget } from "../target/use-target.ts";
import { useAddressHint } from "../target/use-target-texts.tsx";
import { useCodeText } from "../use-book-refusal.ts";
import { type BatchRow, issueOf, type RowIssue, twinOf } from "./batch-rows.ts";

const frame = css`
  display: grid; grid-template-columns: 2rem minmax(0, 1.1fr) minmax(0, 1.6fr) minmax(0, .8fr) minmax(0, 1fr) auto auto; gap: .75rem; align-items: start;
  padding: 1rem 1.25rem; border-block-end: 1px solid var(--line);
  &[data-wrong] { box-shadow: inset 3px 0 0 var(--danger); }
  [dir="rtl"] &[data-wrong] { box-shadow: inset -3px 0 0 var(--danger); }
  & > :first-child { padding-block-start: 2.25rem; color: var(--ink-3); }
  ${media.phone} { padding-inline: 1rem; }
  ${media.noRail} {
    grid-template-columns: minmax(0, 1fr) auto; align-items: center; padding-block-start: .5rem;
    & > [data-wide] { grid-column: 1 / -1; }
    & > [data-remove] { grid-area: 1 / 2; margin-inline-end: -.625rem; }
    & > :first-child { padding: 0; font-weight: 600; }
  }
`;
const coin = css`padding-block-start: 1.5rem; ${media.noRail} { padding: 0; }`;
const trust = css`display: grid; gap: .5rem; justify-items: start; padding-block-start: .125rem; ${media.noRail} { display: flex; align-items: center; flex-direction: row-reverse; justify-content: flex-end; }`;
const remove = css`padding-block-start: 2rem; ${media.noRail} { padding: 0; }`;

export interface RowReport {
  readonly state: TargetState;
  readonly issue: RowIssue | null;
}

export interface BatchRowProps {
  readonly row: BatchRow;
  readonly at: number;
  readonly rows: readonly BatchRow[];
  readonly book: readonly BookEntry[];
  readonly chainName: (chain: string) => string;
  readonly onChange: (part: Partial<BatchRow>) => void;
  readonly onRemove: () => void;
  readonly onReport: (key: string, report: RowReport) => void;
  /** Save was pressed: what is missing is said too. */
  readonly validated: boolean;
  readonly hidden: boolean;
}

/** One address of many, checked as the single one is; what is wrong stands where it is fixed. */
export function BatchRowFields(props: BatchRowProps): ReactNode {
  const { row, at, rows, book, onChange, onRemove, onReport, validated, hidden } = props;
  const { t } = useTranslation();
  const id = useId();
  const state = useTarget({ coin: row.coin, chain: row.chain, address: row.address, memo: row.memo });
  const issue = issueOf(row, state, { rows, book });
  const summary = JSON.stringify([row.key, issue, state.at, state.at === "answered" ? state.target : null]);
  const report = useEffectEvent((_summary: string) => onReport(row.key, { state, issue }));
  // Only when what is reported changes: the answers are made anew with each render.
  useEffect(() => report(summary), [summary]);
  const hints = useRowHints(props, state, issue, state.again);
  const isWrong = issue !== null && issue.why !== "checking" && (validated || issue.why !== "missing");
  const name = t("addressBook.batch.row", { number: at + 1 });
  const put = (part: Partial<BatchRow>): void => onChange({ ...part, refusal: 0 });
  return (
    <li
      className={frame}
      data-wrong={isWrong ? "" : undefined}
      data-batch-row={row.key}
      hidden={hidden}
      aria-label={name}
    >
      <span aria-hidden="true">
        {isWrong ? <Icon of={CircleAlert} size={18} className={text.bad} /> : at + 1}
      </span>
      <div className={coin} data-wide="">
        <CoinPart
          coin={row.coin}
          chain={row.chain}
          onChange={(choice) => put({ ...choice, network: null })}
        />
        {hints.coin !== undefined && <p className={cx(text.caption, text.bad)}>{hints.coin}</p>}
      </div>
      <div data-wide="">
        <TextField
          code
          label={t("addressBook.address")}
          value={row.address}
          maxLength={1000}
          autoComplete="off"
          onChange={(address) => put({ address })}
          hint={hints.address}
        />
      </div>
      <div data-wide="">
        <TextField
          code
          label={t("addressBook.memo")}
          value={row.memo}
          maxLength={256}
          autoComplete="off"
          onChange={(memo) => put({ memo, noMemo: false })}
          hint={hints.memo}
        />
      </div>
      <div data-wide="">
        <TextField
          label={t("addressBook.name")}
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

interface RowHints {
  readonly coin?: string | undefined;
  readonly address?: Hint | undefined;
  readonly memo?: Hint | undefined;
  readonly remark?: Hint | undefined;
}

function useRowHints(
  props: BatchRowProps,
  state: TargetState,
  issue: RowIssue | null,
  again: () => void,
): RowHints {
  const { row, rows, book, chainName, onChange, onRemove, validated } = props;
  const { t } = useTranslation();
  const hintOf = useAddressHint();
  const ofCode = useCodeText();
  const errorText = useErrorText();
  const error = (words: string, repair?: ReactNode): Hint => ({
    tone: "error",
    children: (
      <>
        {words} {repair}
      </>
    ),
  });
  const button = (words: string, onClick: () => void): ReactNode => (
    <button type="button" onClick={onClick}>
      {words}
    </button>
  );
  if (issue === null) return { address: hintOf(state, { chainName }) };
  if (issue.why === "missing") {
    if (!validated) return {};
    return issue.at === "coin"
      ? { coin: t("addressBook.chooseFirst") }
      : { address: error(t("addressBook.enterAddress")) };
  }
  if (issue.at === "memo") {
    if (issue.why === "noMemo") {
      return {
        memo: error(
          t("addressBook.batch.memoNeeded"),
          button(t("addressBook.batch.hasNone"), () => onChange({ noMemo: true })),
        ),
      };
    }
    const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
    const fault = target?.memoFault ?? "";
    return { memo: error(fault === "" ? "" : t(`addressBook.memoFault.${fault}`)) };
  }
  if (issue.why === "hidden") return { remark: error(t("addressBook.nameHidden")) };
  if (issue.at === "remark") {
    const words = t("addressBook.tooLong", { count: remarkLength(row.remark), max: longestRemark });
    const shorten = (): void => onChange({ remark: shortRemark(row.remark) });
    return { remark: error(words, button(t("addressBook.batch.shorten"), shorten)) };
  }
  switch (issue.why) {
    case "duplicate": {
      const name = twinOf(row, state, { rows, book }) ?? "";
      const words = t("addressBook.batch.duplicate", { name: bidiIsolate(name) });
      return { address: error(words, button(t("addressBook.batch.removeRow"), onRemove)) };
    }
    case "refused":
      return { address: error(ofCode(row.refusal)) };
    case "blocked":
      return { address: error(ofCode(131_066)) };
    case "alike": {
      const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
      const { name: remark = "", address = "" } = target?.similar ?? {};
      const words = t("addressBook.alike.text", { name: bidiIsolate(nameOf({ remark, address })) });
      // Who means it all the same adds it by itself, where it is compared.
      return { address: error(words, button(t("addressBook.batch.removeRow"), onRemove)) };
    }
    case "failed":
      return state.at === "failed"
        ? { address: error(errorText(state.error), button(t("ui.error.retry"), again)) }
        : {};
    case "checking":
    case "target":
    case "noMemo":
    case "tooLong":
      break;
  }
  const onChain = (chain: string): void => onChange({ chain, network: null });
  return { address: hintOf(state, { chainName, onChain }) };
}
