import { SearchX } from "lucide";
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";
import { ErrorState } from "./error-state.tsx";
import { type OptionLook, OptionRow } from "./option-row.tsx";
import { headClass, lineClass, listClass, shortListClass } from "./option-style.ts";
import { pxOf } from "./rem.ts";
import { edgesOf, revealRow, useRowsInSight } from "./rows-in-sight.ts";
import { SearchField } from "./search-field.tsx";
import { SkeletonRows } from "./skeleton.tsx";
import { cx } from "./style.ts";
import { hiddenText } from "./text.ts";
import { type OptionSource, useOptionList } from "./use-option-list.ts";
import { usePhone } from "./use-phone.ts";

/** px; rows are as high as these whatever they hold, so that the list knows where each stands. */
const heights = { desktop: 52, phone: 60, head: 32 } as const;

export interface OptionListProps<O> extends OptionSource<O> {
  readonly renderOption: (option: O, look: OptionLook) => ReactNode;
  /** Names the list for screen readers. */
  readonly label: string;
  readonly searchLabel: string;
  /** Below the search while it is empty: shortcuts. */
  readonly above?: ReactNode;
  /** The options did not load. */
  readonly error?: { readonly message: ReactNode; readonly onRetry: () => void } | undefined;
  /** No option matches the query: what that may mean. */
  readonly noneHint?: ReactNode;
  /** As high as its rows; for a few. */
  readonly short?: boolean;
}

/** A searchable listbox. The search keeps the focus; arrows, page keys, Home, End and Enter work on the list below it. */
export function OptionList<O>(props: OptionListProps<O>): ReactNode {
  const { options, idOf, selected, isDisabled, renderOption, error, short = false } = props;
  const { t } = useTranslation();
  const rowHeight = usePhone() ? heights.phone : heights.desktop;
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const shownEdges = useRef<readonly number[]>([]);
  const list = useOptionList(props, (line) => revealRow(scroller.current, shownEdges.current, line));
  const { query, found, lines, at } = list;
  const edges = useMemo(
    () => edgesOf(lines.map(({ kind }) => pxOf(kind === "head" ? heights.head : rowHeight))),
    [lines, rowHeight],
  );
  useLayoutEffect(() => {
    shownEdges.current = edges;
  }, [edges]);
  const sight = useRowsInSight(edges, scroller);
  return (
    <>
      <SearchField
        label={props.searchLabel}
        value={query}
        onChange={list.seek}
        onKeyDown={list.onKey}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        tall
      />
      {query === "" && options !== undefined && props.above}
      <span className={hiddenText} role="status">
        {options !== undefined && t("ui.picker.count", { count: found.length })}
      </span>
      {/* The list itself scrolls: what it holds is moved through by the search above it. */}
      <div
        ref={scroller}
        id={listId}
        className={cx(listClass, short && shortListClass)}
        tabIndex={-1}
        {...(found.length > 0 && { role: "listbox", "aria-label": props.label })}
      >
        {options === undefined && error === undefined && <SkeletonRows count={short ? 3 : 7} />}
        {options === undefined && error !== undefined && <ErrorState {...error} />}
        {options !== undefined && found.length === 0 && (
          <Empty
            icon={SearchX}
            title={query === "" ? t("ui.picker.empty") : t("ui.picker.none", { query })}
            actions={query !== "" && <Button onClick={() => list.seek("")}>{t("ui.picker.clear")}</Button>}
          >
            {query !== "" && props.noneHint}
          </Empty>
        )}
        <div role="presentation" style={{ blockSize: edges[lines.length], position: "relative" }}>
          {lines.slice(sight.from, sight.to).map((line, nth) => {
            const index = sight.from + nth;
            const start = edges[index] ?? 0;
            const size = (edges[index + 1] ?? start) - start;
            if (line.kind === "head") {
              const style = { blockSize: size, transform: `translateY(${start}px)` };
              return (
                <div key={index} role="presentation" className={cx(lineClass, headClass)} style={style}>
                  {line.label}
                </div>
              );
            }
            const look = { selected: idOf(line.option) === selected, disabled: isDisabled(line.option) };
            return (
              <OptionRow
                key={idOf(line.option)}
                id={`${listId}-${line.at}`}
                {...look}
                top={start}
                height={size}
                active={line.at === at}
                place={line.at + 1}
                total={found.length}
                onPick={() => list.pick(line.option)}
              >
                {renderOption(line.option, look)}
              </OptionRow>
            );
          })}
        </div>
      </div>
    </>
  );
}
