import { FileDown, Plus, Upload } from "lucide";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { useCall } from "#src/bridge/use-call.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardFoot } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { toast } from "#src/ui/toast.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { emptyForm, newAddressOf } from "../book/entry-form.ts";
import { useChainNames } from "../book/use-chain-names.ts";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { useChange, type Wanted } from "../change/use-change.ts";
import { bookPath } from "../paths.ts";
import { BatchRowFields } from "./batch-row.tsx";
import { head } from "./batch-row-style.ts";
import { type BatchRow, isBlank, maxRows } from "./batch-rows.ts";
import { useBatch } from "./use-batch.ts";

const acts = css`display: flex; flex-wrap: wrap; gap: .5rem;`;
const next = css`display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; justify-content: space-between; ${media.phone} { & > :nth-child(2) { order: -1; flex-basis: 100%; } }`;
const foot = css`display: flex; align-items: center; gap: .75rem; flex-wrap: wrap; & > :first-child { flex: 1; min-width: min(12rem, 100%); } ${media.phone} { & > :not(:first-child) { display: none; } }`;
const template = "coin,network,address,memo,name,trusted\r\nUSDT,TRX,,,,no\r\n";

/** /money-address/batch: up to twenty addresses at once, pasted, from a file or typed. */
export default function BatchPage(): ReactNode {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const chainName = useChainNames();
  const book = useCall("addressBook.book", {});
  const batch = useBatch();
  const { rows, reports } = batch;
  const [validated, setValidated] = useState(false);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [left, setLeft] = useState(0);
  const [open, setOpen] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  /** Presses that could not go on: each leads to what has to be fixed first. */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) showFault();
  }, [tries]);
  // A row that is removed, or makes room for a table, takes the focus along.
  useFocusKept(card, rows.map(({ key }) => key).join(" "));
  const [sent, setSent] = useState<readonly string[]>([]);
  const change = useChange("addressBook.batchCreate", ({ successCount, failList }) => {
    const refusals = new Map(failList.map(({ index, code }) => [sent[index] ?? "", code]));
    batch.settle(refusals, sent);
    setOpen(false);
    if (successCount > 0) toast.success(t("addressBook.batch.saved", { count: successCount }));
    if (failList.length === 0) go(bookPath);
  });
  const filled = rows.filter((row) => !isBlank(row));
  const isFaulty = ({ key }: BatchRow): boolean => {
    const issue = reports.get(key)?.issue ?? null;
    return issue !== null && issue.why !== "checking" && (validated || issue.why !== "missing");
  };
  const faulty = filled.filter(isFaulty);
  const isWhole = filled.length > 0 && filled.every(({ key }) => reports.get(key)?.issue === null);
  const waits = book.data?.switches.newAddressLock === true;
  const isChecking = filled.some(({ key }) => (reports.get(key)?.issue?.why ?? "") === "checking");
  /** Save was pressed while these very rows were being checked: it goes on with their answers. */
  const [waiting, setWaiting] = useState(false);

  function save(): void {
    setValidated(true);
    if (isChecking) {
      setWaiting(true);
      return;
    }
    if (!isWhole) {
      setTries((before) => before + 1);
      return;
    }
    const list = filled.flatMap((row) => wantedOf(row, reports.get(row.key)) ?? []);
    if (list.length !== filled.length) return;
    setSent(filled.map(({ key }) => key));
    setOpen(true);
    change.begin(
      { list },
      JSON.stringify(list.map(({ coin, chain, address, tag }) => [coin, chain, address, tag])),
      "add",
    );
  }
  const goOn = useEffectEvent(() => {
    setWaiting(false);
    save();
  });
  useEffect(() => {
    if (!waiting || isChecking) return undefined;
    const timer = setTimeout(() => goOn());
    return () => clearTimeout(timer);
  }, [waiting, isChecking]);
  function take(words: string): void {
    setWaiting(false);
    setLeft(batch.take(words));
  }
  const button = (
    <Button variant="primary" size="lg" block busy={change.busy || waiting} onClick={save}>
      {t("addressBook.batch.save", { count: filled.length })}
    </Button>
  );
  return (
    <Page
      task
      title={t("nav.addressBatch")}
      actions={
        <span className={acts}>
          <Button
            icon={FileDown}
            variant="tertiary"
            onClick={() => saveFile("addresses.csv", template, "text/csv")}
          >
            {t("addressBook.batch.template")}
          </Button>
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
        {faulty.length > 0 && (
          <Note tone="bad" announce>
            <div className={cx(flow.between, flow.wrap)}>
              <div>
                <b>{t("addressBook.batch.faulty", { count: faulty.length, of: filled.length })}</b>
                <div>{t("addressBook.batch.faultyText")}</div>
              </div>
              <Segmented
                size="sm"
                label={t("addressBook.batch.show")}
                value={onlyFaulty ? "faulty" : "all"}
                onChange={(value) => setOnlyFaulty(value === "faulty")}
                options={[
                  { value: "all", label: t("addressBook.batch.all", { count: filled.length }) },
                  { value: "faulty", label: t("addressBook.batch.onlyFaulty", { count: faulty.length }) },
                ]}
              />
            </div>
          </Note>
        )}
        {left > 0 && (
          <Note tone="warn" announce>
            {t("addressBook.batch.tooMany", { count: left, max: maxRows })}
          </Note>
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
                  setWaiting(false);
                  batch.change(row.key, part);
                }}
                onRemove={() => {
                  setWaiting(false);
                  batch.remove(row.key);
                }}
                onReport={batch.report}
                validated={validated}
                hidden={onlyFaulty && faulty.length > 0 && !isFaulty(row)}
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
                setValidated(false);
                setWaiting(false);
                setLeft(0);
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
        open={open}
        onClose={() => setOpen(false)}
        title={t("addressBook.batch.title")}
        act={t("addressBook.batch.save", { count: filled.length })}
        keep={t("addressBook.cancel")}
        onAct={save}
        summary={t("addressBook.batch.summary", { count: filled.length })}
      >
        <p className={text.ink2}>{t("addressBook.batch.summary", { count: filled.length })}</p>
      </ChangeDialog>
    </Page>
  );
}

/** The first row that has to be fixed, with its field. */
function showFault(): void {
  const row = document.querySelector<HTMLElement>("[data-batch-row][data-wrong]");
  const field = row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row?.querySelector("button");
  field?.focus();
  row?.scrollIntoView({ block: "center" });
}

function wantedOf(
  row: BatchRow,
  report: ReturnType<typeof useBatch>["reports"] extends ReadonlyMap<string, infer R> ? R | undefined : never,
): Wanted<"addressBook.batchCreate">["list"][number] | undefined {
  if (report?.state.at !== "answered" || report.state.target.state !== "checked") return undefined;
  const { coin, chain, address, memo, remark, trusted } = row;
  return newAddressOf({ ...emptyForm, coin, chain, address, memo, remark, trusted }, report.state.target);
}
