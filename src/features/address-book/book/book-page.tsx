import { ListPlus, Lock, Plus, ScanSearch } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { sentText } from "#src/money/intent-texts.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { useClientStore } from "#src/state/client-store.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { batchPath, checkPath } from "../paths.ts";
import { BookCard } from "./book-card.tsx";
import { codesAnyway, type Turn } from "./book-switches.ts";
import { leftText, lockEnd, useMinutes } from "./lock-time.ts";
import { SwitchesCard } from "./switches-card.tsx";

const SwitchDialog = lazy(importWithRetry(() => import("./switch-dialog.tsx")));
const EntryDialog = lazy(importWithRetry(() => import("./entry-dialog.tsx")));
const acts = css`display: flex; flex: none; gap: .5rem;`;
const word = css`@media (max-width: 47.9375em) { display: none; }`;
const noStart = {};

/** /money-address: where a person withdraws to. */
export default function BookPage(): ReactNode {
  const { t, i18n } = useTranslation();
  const book = useCall("addressBook.book", {}, { keepPrevious: true });
  const withSuper = useClientStore(
    (state) => state.webSiteComplianceConfig?.addressSuperVerification?.action === "show",
  );
  const [turning, setTurning] = useState<Turn | null>(null);
  const [adding, setAdding] = useState(false);
  const [seen, setSeen] = useState({ turning: false, adding: false });
  if (turning !== null && !seen.turning) setSeen({ ...seen, turning: true });
  if (adding && !seen.adding) setSeen({ ...seen, adding: true });
  const title = t("nav.addressBook");
  const stopEnd = (book.data?.withdrawLockUntil ?? 0) * 1000;
  useMinutes([stopEnd, ...(book.data?.rows ?? []).map(lockEnd)].some((end) => end > serverNow()));
  return (
    <Page
      title={title}
      actions={
        <span className={acts}>
          <HeadLink href={checkPath} icon={ScanSearch}>
            {t("nav.addressCheck")}
          </HeadLink>
          <Link href={batchPath} className={buttonClass()} aria-label={t("nav.addressBatch")}>
            <Icon of={ListPlus} />
            <span className={word}>{t("addressBook.addMany")}</span>
          </Link>
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            <span className={flow.notPhone}>{t("addressBook.add")}</span>
            <span className={flow.onlyPhone}>{t("addressBook.addShort")}</span>
          </Button>
        </span>
      }
    >
      <div className={flow.stack4}>
        {stopEnd > serverNow() && (
          <Note tone="warn" icon={Lock}>
            {t("addressBook.stopped", {
              until: bidiIsolate(sentText(stopEnd, i18n.language)),
              left: leftText(t, stopEnd - serverNow()),
            })}
          </Note>
        )}
        {book.data !== undefined && book.error !== null && (
          <OutdatedNote onRetry={book.refetch} retrying={book.fetching}>
            {t("addressBook.outdated")}
          </OutdatedNote>
        )}
        {book.status === "error" ? (
          <Card pad="md">
            <LoadFailure
              title={t("addressBook.error")}
              error={book.error}
              onRetry={book.refetch}
              retrying={book.fetching}
            />
          </Card>
        ) : book.data === undefined ? (
          <BookWait title={title} />
        ) : (
          <>
            <SwitchesCard book={book.data} withSuper={withSuper} onTurn={setTurning} />
            <AfterFrame fallback={<BookWait title={title} />}>
              <BookCard book={book.data} onAdd={() => setAdding(true)} />
            </AfterFrame>
            <Link href={checkPath} className={cx(buttonClass("secondary", "md", true), flow.onlyPhone)}>
              <Icon of={ScanSearch} />
              {t("nav.addressCheck")}
            </Link>
            <Suspense fallback={null}>
              {seen.turning && (
                <SwitchDialog book={book.data} turn={turning} onClose={() => setTurning(null)} />
              )}
            </Suspense>
          </>
        )}
        {/* Beside the book: one may be added while the others could not be read. */}
        <Suspense fallback={null}>
          {seen.adding && (
            <EntryDialog
              open={adding}
              onClose={() => setAdding(false)}
              start={noStart}
              trustSpares={book.data !== undefined && codesAnyway(book.data) === null}
              newAddressLock={book.data?.switches.newAddressLock === true}
            />
          )}
        </Suspense>
      </div>
    </Page>
  );
}

function BookWait({ title }: { readonly title: string }): ReactNode {
  return (
    <Card aria-label={title}>
      <CardBody>
        <SkeletonRows count={8} />
      </CardBody>
    </Card>
  );
}
