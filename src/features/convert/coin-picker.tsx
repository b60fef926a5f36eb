import { useVirtualizer } from "@tanstack/react-virtual";
import { SearchX } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";
import { moveActive, type PickFor, pickRows, searchCoins, sortCoins } from "./coin-list.ts";
import { CoinOption } from "./coin-option.tsx";
import { RecentCoins } from "./recent-coins-row.tsx";

const rowHeight = 52;
const phoneRowHeight = 60;

const list = css`
  block-size: min(428px, calc(100dvh - 300px)); min-block-size: 208px; overflow-y: auto; overscroll-behavior: contain; margin-inline: -12px;
  position: relative; outline: none;
  ${media.phone} { block-size: calc(94dvh - 200px); margin-inline: -8px; }
`;

export interface CoinPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pickFor: PickFor;
  readonly selected: string;
  readonly recent: readonly string[];
  /** Undefined while they load. */
  readonly coins: readonly ConvertCoin[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onPick: (coin: string) => void;
  readonly phone: boolean;
}

/** Chooses a coin: search on top, the coins by worth below it, thousands of them if need be. */
export default function CoinPicker(props: CoinPickerProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t(`convert.picker.${props.pickFor}`)}
      focus="field"
    >
      <PickerBody {...props} />
    </Dialog>
  );
}

function PickerBody(props: CoinPickerProps): ReactNode {
  const { coins, pickFor, selected, recent, onPick, phone } = props;
  const { t } = useTranslation();
  const listId = useId();
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const sorted = useMemo(() => sortCoins(coins ?? [], pickFor), [coins, pickFor]);
  const rows = useMemo(
    () => pickRows(searchCoins(sorted, words), pickFor, selected, recent),
    [sorted, words, pickFor, selected, recent],
  );
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this very component only
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (phone ? phoneRowHeight : rowHeight),
    overscan: 6,
  });
  const at = Math.min(active, rows.length - 1);

  // Opens with the chosen coin in sight.
  const chosenAt = useMemo(() => sorted.findIndex((coin) => coin.coin === selected), [sorted, selected]);
  useEffect(() => {
    if (chosenAt < 0) return;
    setActive(chosenAt);
    virtual.scrollToIndex(chosenAt, { align: "auto" });
  }, [chosenAt, virtual]);

  function pick(index: number): void {
    const row = rows[index];
    if (row !== undefined && !row.closed) onPick(row.coin.coin);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Enter") {
      event.preventDefault();
      pick(at);
      return;
    }
    // Home and End belong to the text while there is some.
    if ((event.key === "Home" || event.key === "End") && words !== "") return;
    const next = moveActive(at, rows.length, event.key);
    if (next === at && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    setActive(next);
    if (next >= 0) virtual.scrollToIndex(next, { align: "auto" });
  }

  return (
    <>
      <SearchField
        label={t("convert.picker.search")}
        value={words}
        onChange={(text) => {
          setWords(text);
          setActive(0);
          virtual.scrollToOffset(0);
        }}
        onKeyDown={onKey}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? `${listId}-${at}` : undefined}
        tall
      />
      {words === "" && coins !== undefined && (
        <RecentCoins coins={sorted} recent={recent} pickFor={pickFor} onPick={onPick} />
      )}
      <span className={hiddenText} role="status">
        {coins !== undefined && t("convert.picker.count", { count: rows.length })}
      </span>
      <div ref={scroller} className={list} tabIndex={-1}>
        {coins === undefined && !props.failed && <SkeletonRows count={7} />}
        {coins === undefined && props.failed && (
          <ErrorState message={t("convert.coinsError")} onRetry={props.onRetry} />
        )}
        {coins !== undefined && rows.length === 0 && (
          <Empty
            icon={SearchX}
            title={t("convert.picker.none", { words })}
            actions={<Button onClick={() => setWords("")}>{t("convert.picker.clear")}</Button>}
          >
            {t("convert.picker.noneHint")}
          </Empty>
        )}
        <div
          id={listId}
          role="listbox"
          aria-label={t("convert.picker.coins")}
          style={{ blockSize: virtual.getTotalSize(), position: "relative" }}
        >
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <CoinOption
                  key={row.coin.coin}
                  id={`${listId}-${item.index}`}
                  row={row}
                  top={item.start}
                  height={item.size}
                  active={item.index === at}
                  place={item.index + 1}
                  total={rows.length}
                  onPick={() => pick(item.index)}
                />
              )
            );
          })}
        </div>
      </div>
    </>
  );
}
