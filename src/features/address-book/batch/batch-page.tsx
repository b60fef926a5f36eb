import { FileDown, Plus, Upload } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardFoot } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { saveFile, savesFiles } from "#src/ui/save-file.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { codesAnyway } from "../book/book-switches.ts";
import { useChainNames } from "../book/use-chain-names.ts";
import { Adding } from "../change/adding.tsx";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { BatchRowFields } from "./batch-row.tsx";
import { head } from "./batch-row-style.ts";
import { maxKept, maxRows } from "./batch-rows.ts";
import { FaultyNote } from "./faulty-note.tsx";
import { showFault } from "./show-fault.ts";
import { type Taken, useBatch } from "./use-batch.ts";
import { useBatchSave } from "./use-batch-save.ts";
import { useShownRows } from "./use-shown-rows.ts";

const acts = css`display: flex; flex-wrap: wrap; gap: .5rem;`;
const next = css`display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; justify-content: space-between; ${media.phone} { & > :nth-child(2) { order: -1; flex-basis: 100%; } }`;
const foot = css`display: flex; align-items: center; gap: .75rem; flex-wrap: wrap; & > :first-child { flex: 1; min-width: min(12rem, 100%); } ${media.phone} { &:has(> span:empty), & > :not(:first-child) { display: none; } }`;
const nothingTaken: Taken = { left: 0, noCoin: "" };
const template = "coin,network,address,memo,name\r\nUSDT,TRX,,,\r\n";

/** /money-address/batch: many addresses, pasted, from a file or typed, up to twenty at once. */
export default function BatchPage(): ReactNode {
  const { t } = useTranslation();
  const chainName = useChainNames();
  const book = useCall("addressBook.book", {});
  const batch = useBatch();
  const { rows } = batch;
  const saving = useBatchSave(batch);
  const { change, filled, faulty, isFaulty, validated, stopWaiting } = saving;
  const { onlyFaulty, setOnlyFaulty, isAside } = useShownRows(rows, isFaulty);
  const [taken, setTaken] = useState(nothingTaken);
  const file = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  // A row that is removed, or makes room for a table, takes the focus along.
  useFocusKept(card, rows.map(({ key }) => key).join(" "));
  const waits = book.data?.switches.newAddressLock === true;
  function take(words: string): void {
    stopWaiting();
    setTaken(batch.take(words));
  }
  const adding = (
    <Adding
      words={t("addressBook.batch.summary", { count: saving.sent.length })}
      list={saving.sent}
      trustSpares={book.data !== undefined && codesAnyway(book.data) === null}
    />
  );
  const button = (
    <Button variant="primary" size="lg" block busy={change.busy || saving.waiting} onClick={saving.save}>
      {t("addressBook.batch.save", { count: filled.length })}
    </Button>
  );
  return (
    <Page
      task
      title={t("nav.addressBatch")}
      actions={
        <span className={acts}>
          {savesFiles && (
            <Button
              icon={FileDown}
              variant="tertiary"
              onClick={() => saveFile("addresses.csv", template, "text/csv")}
            >
              {t("addressBook.batch.template")}
            </Button>
          )}
          <Button icon={Upload} onClick={() => file.current?.click()}>
            {t("addressBook.batch.upload")}
          </Button>
        </span>
      }
    >
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={t("addressBook.batch.upload")}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen !== undefined) void chosen.text().then(take);
        }}
      />
      <div className={flow.stack4}>
        <div className={cx(acts, flow.onlyPhone)}>
          <Button icon={Upload} onClick={() => file.current?.click()}>
            {t("addressBook.batch.upload")}
          </Button>
        </div>
        {(faulty.length > 0 || rows.some(isAside)) && (
          <FaultyNote
            faulty={faulty.length}
            filled={filled.length}
            onlyFaulty={onlyFaulty}
            onOnlyFaulty={setOnlyFaulty}
          />
        )}
        {taken.noCoin !== "" && (
          <Note tone="bad" announce>
            {t("addressBook.batch.noCoin", { text: bidiIsolate(taken.noCoin.slice(0, 100)) })}
          </Note>
        )}
        {taken.left > 0 && (
          <Note tone="warn" announce>
            {t("addressBook.batch.tooMany", { count: taken.left, max: maxKept })}
          </Note>
        )}
        {batch.waiting > 0 && (
          <Note announce>{t("addressBook.batch.waiting", { count: batch.waiting })}</Note>
        )}
        <Card ref={card} tabIndex={-1} aria-label={t("nav.addressBatch")}>
          <div className={head} aria-hidden="true" data-batch-head="">
            <span>#</span>
            <span>{t("addressBook.coinAndNetwork")}</span>
            <span>{t("addressBook.address")}</span>
            <span>{t("addressBook.memo")}</span>
            <span>{t("addressBook.name")}</span>
            <span>{t("addressBook.trusted")}</span>
          </div>
          <ul
            onPaste={(event) => {
              const words = event.clipboardData.getData("text");
              // A table, not one cell: that goes into its field.
              if (!/[\t\n]/.test(words.trim())) return;
              event.preventDefault();
              take(words);
            }}
          >
            {rows.map((row, at) => (
              <BatchRowFields
                key={row.key}
                row={row}
                at={at}
                rows={rows}
                book={book.data?.rows ?? []}
                chainName={chainName}
                onChange={(part) => {
                  stopWaiting();
                  batch.change(row.key, part);
                }}
                onRemove={() => {
                  stopWaiting();
                  batch.remove(row.key);
                }}
                onReport={batch.report}
                validated={validated}
                hidden={isAside(row)}
              />
            ))}
          </ul>
          <CardFoot className={next}>
            <Button icon={Plus} onClick={batch.add} disabled={rows.length >= maxRows}>
              {t("addressBook.batch.addRow")}
            </Button>
            <span className={cx(text.small, text.ink2, flow.grow)}>{t("addressBook.batch.paste")}</span>
            <span className={cx(text.small, text.ink3)}>
              {t("addressBook.batch.count", { count: rows.length, max: maxRows })}
            </span>
          </CardFoot>
          <CardFoot className={foot}>
            <span className={cx(text.small, text.ink2)}>{waits && t("addressBook.waitsNote")}</span>
            <Button
              onClick={() => {
                batch.discard();
                saving.reset();
                setOnlyFaulty(false);
                setTaken(nothingTaken);
              }}
            >
              {t("addressBook.batch.discard")}
            </Button>
            <div>{button}</div>
          </CardFoot>
        </Card>
      </div>
      <ActionBar
        summary={
          faulty.length > 0 && (
            <div className={flow.between}>
              <span className={cx(text.small, text.bad)}>
                {t("addressBook.batch.faulty", { count: faulty.length, of: filled.length })}
              </span>
              <Button size="sm" variant="tertiary" onClick={showFault}>
                {t("addressBook.batch.nextFault")}
              </Button>
            </div>
          )
        }
      >
        {button}
      </ActionBar>
      <ChangeDialog
        change={change}
        open={saving.open}
        onClose={saving.onClose}
        title={t("addressBook.batch.title")}
        act={t("addressBook.batch.save", { count: filled.length })}
        keep={t("addressBook.cancel")}
        adds
        onAct={saving.save}
        summary={adding}
      >
        {adding}
      </ChangeDialog>
    </Page>
  );
}
