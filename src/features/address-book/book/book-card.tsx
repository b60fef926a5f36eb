import { BookUser, Inbox } from "lucide";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { BookEntry } from "#shared/contract/address-view.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot } from "#src/ui/card.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { text } from "#src/ui/text.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { checkPath } from "../paths.ts";
import { codesAnyway } from "./book-switches.ts";
import { bookFilters, countOf, entryKinds, viewedEntries } from "./book-view.ts";
import { useEntryColumns } from "./entry-columns.tsx";
import { FilterRow } from "./filter-row.tsx";
import type { ManyAct } from "./many-dialogs.tsx";

const ManyDialog = lazy(importWithRetry(() => import("./many-dialogs.tsx")));
const EditDialog = lazy(importWithRetry(() => import("./edit-dialog.tsx")));

/** On phones each entry is a card of its own. */
const frame = css`
  ${media.phone} {
    background: none; border: 0;
    & tr[data-row] { border-block-end-width: 1px !important; border-radius: var(--r2) !important; margin-block-end: 8px; }
  }
`;
const tabs = css`${media.phone} { padding-inline: 0; }`;
const chosenRow = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; padding: .5rem 1.25rem; background: var(--sunken); border-block-end: 1px solid var(--line);
  ${media.phone} { padding-inline: .75rem; }
`;

export interface BookCardProps {
  readonly book: CallOutput<"addressBook.book">;
  readonly onAdd: () => void;
}

/** The entries: found, chosen, changed one by one or many at once. */
export function BookCard({ book, onAdd }: BookCardProps): ReactNode {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const state = useFilters(bookFilters);
  const card = useRef<HTMLElement>(null);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setDoing] = useState<ManyAct | null>(null);
  const doing = useMemo(
    () => wanted && { ...wanted, entries: asOfNow(wanted.entries, book) },
    [wanted, book],
  );
  const [editing, setEditing] = useState<BookEntry | null>(null);
  const [seen, setSeen] = useState({ doing: false, editing: false });
  if (doing !== null && !seen.doing) setSeen({ ...seen, doing: true });
  if (editing !== null && !seen.editing) setSeen({ ...seen, editing: true });
  const rows = viewedEntries(book.rows, state.view, query);
  // An entry that is deleted takes its buttons along, and so does what says that none matches.
  useFocusKept(card, `${rows.length === 0} ${book.rows.map(({ id }) => id).join(" ")}`);
  // What is not in sight is not changed with the rest.
  const selected = rows.filter(({ id }) => chosen.has(id));
  const codesBy = codesAnyway(book);
  const columns = useEntryColumns({
    selected: chosen,
    trustSpares: codesBy === null,
    onSelect: (id, on) =>
      setChosen((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id))),
    onTrust: (entry) => setDoing({ act: entry.verified === 1 ? "untrust" : "trust", entries: [entry] }),
    onEdit: setEditing,
    onCheck: ({ id }) => go(`${checkPath}?entry=${encodeURIComponent(id)}`),
    onDelete: (entry) => setDoing({ act: "delete", entries: [entry] }),
  });
  return (
    <Card ref={card} tabIndex={-1} aria-label={t("addressBook.entries")} className={frame}>
      <Tabs
        variant="card"
        className={tabs}
        label={t("addressBook.entries")}
        value={state.view.kind}
        items={(["", ...entryKinds] as const).map((id) => ({
          id,
          label: t(`addressBook.tab.${id === "" ? "all" : id}`),
          count: countOf(book.rows, id),
          href: state.hrefOf({ kind: id }),
        }))}
      />
      {book.rows.length > 0 && <FilterRow rows={book.rows} state={state} query={query} onQuery={setQuery} />}
      {selected.length > 0 && (
        <Chosen
          entries={selected}
          onAct={(act) => setDoing({ act, entries: selected })}
          onCheck={() => go(`${checkPath}?entry=${selected.map(({ id }) => id).join(",")}`)}
        />
      )}
      {/* It is there before it holds anything, so that a search without a result is said. */}
      <div role="status">
        {rows.length === 0 && (
          <CardBody>
            {book.rows.length > 0 ? (
              <Empty
                icon={Inbox}
                title={t("addressBook.noMatch")}
                actions={
                  <Button
                    onClick={() => {
                      setQuery("");
                      state.change(bookFilters.empty);
                    }}
                  >
                    {t("addressBook.clear")}
                  </Button>
                }
              />
            ) : (
              <Empty
                icon={BookUser}
                title={t("addressBook.none")}
                actions={<Button onClick={onAdd}>{t("addressBook.add")}</Button>}
              >
                {t("addressBook.noneText")}
              </Empty>
            )}
          </CardBody>
        )}
      </div>
      {rows.length > 0 && (
        <DataTable
          label={t("addressBook.entries")}
          columns={columns}
          groups={[{ id: "entries", rows }]}
          idOf={({ id }) => id}
        />
      )}
      {!book.isWhole && (
        <CardFoot>
          <span className={cx(text.small, text.ink2)}>{t("addressBook.notWhole")}</span>
        </CardFoot>
      )}
      <Suspense fallback={null}>
        {seen.doing && (
          <ManyDialog
            doing={doing}
            onClose={() => setDoing(null)}
            onDone={() => setChosen(new Set())}
            codesBy={codesBy}
          />
        )}
        {seen.editing && <EditDialog entry={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </Card>
  );
}

/** What is done is done to an entry as it is: the one of its id may have another memo since it was pressed. */
function asOfNow(entries: readonly BookEntry[], { rows }: BookCardProps["book"]): readonly BookEntry[] {
  return entries.map((entry) => rows.find(({ id }) => id === entry.id) ?? entry);
}

interface ChosenProps {
  readonly entries: readonly BookEntry[];
  readonly onAct: (act: ManyAct["act"]) => void;
  readonly onCheck: () => void;
}

function Chosen({ entries, onAct, onCheck }: ChosenProps): ReactNode {
  const { t } = useTranslation();
  const sound = entries.filter(({ isSound }) => isSound);
  const canTrust = sound.length === entries.length && entries.some(({ verified }) => verified === 0);
  const canUntrust = entries.some(({ verified }) => verified === 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call these form controls
    <div className={chosenRow} role="group" aria-label={t("addressBook.chosen", { count: entries.length })}>
      <span className={cx(text.small, text.strong, flow.grow)} role="status">
        {t("addressBook.chosen", { count: entries.length })}
      </span>
      {canTrust && <Button onClick={() => onAct("trust")}>{t("addressBook.trustChosen")}</Button>}
      {canUntrust && <Button onClick={() => onAct("untrust")}>{t("addressBook.untrustChosen")}</Button>}
      {sound.some(({ addressType }) => addressType === 0) && (
        <Button onClick={onCheck}>{t("addressBook.checkRisk")}</Button>
      )}
      <Button onClick={() => onAct("delete")}>{t("addressBook.deleteEntry")}</Button>
    </div>
  );
}
