import { BookText } from "lucide";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import { isGraveRisk } from "#shared/domain/grave-risk.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Address } from "#src/ui/address.tsx";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { cx } from "#src/ui/style.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { useWantedFocus } from "#src/ui/use-wanted-focus.ts";
import { codesAnyway } from "../book/book-switches.ts";
import { nameOf } from "../book/book-view.ts";
import { CoinPart } from "../book/coin-part.tsx";
import { useChainNames } from "../book/use-chain-names.ts";
import { useNetworkMemo } from "../book/use-network-memo.ts";
import { bookPath, universal, withdrawOver, withdrawPath } from "../paths.ts";
import { useTarget } from "../target/use-target.ts";
import { useAddressHint } from "../target/use-target-texts.tsx";
import { CheckResult } from "./check-result.tsx";
import { CheckScope } from "./check-scope.tsx";
import { ChosenChecks } from "./chosen-checks.tsx";
import { PastChecks } from "./past-checks.tsx";
import { useStoredChecks } from "./use-stored-checks.ts";

const EntryDialog = lazy(importWithRetry(() => import("../book/entry-dialog.tsx")));
const nothing = { coin: "", chain: "", address: "" };
const noStart = {};

/** /money-address/risk-check: what is known of an address before anything is sent or saved. */
export default function CheckPage(): ReactNode {
  const { t } = useTranslation();
  const ids = new URLSearchParams(useSearch()).get("entry") ?? "";
  const chainName = useChainNames();
  const hintOf = useAddressHint();
  const book = useCall("addressBook.book", {});
  const [form, setForm] = useState(nothing);
  const [adding, setAdding] = useState<object | null>(null);
  const [seen, setSeen] = useState(false);
  if (adding !== null && !seen) setSeen(true);
  const state = useTarget({ ...form, memo: "" });
  const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
  const field = useRef<HTMLInputElement>(null);
  // The button that emptied it is gone.
  const wantField = useWantedFocus(target === undefined, () => field.current?.focus());
  const hasMemo = useNetworkMemo(form.coin, form.chain);
  const checks = useStoredChecks(form, target);
  const chosen = useMemo(() => {
    const wanted = ids.split(",");
    return (book.data?.rows ?? []).filter(
      ({ id, isSound, addressType }) => isSound && addressType === 0 && wanted.includes(id),
    );
  }, [book.data, ids]);
  const entry = book.data?.rows.find(
    ({ id, coin, chain, address, tag }) =>
      address === target?.address &&
      // Saved since it was checked.
      (id === target.entryId ||
        (chain === form.chain && [form.coin, universal].includes(coin) && tag === target.carriedMemo)),
  );
  const isBlocked = target !== undefined && target.blockCode !== 0 && target.blockCode !== 131_098;
  return (
    <Page
      task
      title={t("nav.addressCheck")}
      actions={
        <HeadLink href={bookPath} icon={BookText}>
          {t("nav.addressBook")}
        </HeadLink>
      }
    >
      <div className={columns.form}>
        <div className={flow.stack4}>
          {chosen.length > 0 && <ChosenChecks entries={chosen} />}
          <Card pad="md" aria-label={t("nav.addressCheck")}>
            <div className={flow.stack4}>
              <p className={text.ink2}>{t("addressBook.check.lede")}</p>
              <CoinPart
                coin={form.coin}
                chain={form.chain}
                onChange={(choice) => setForm({ ...form, ...choice })}
              />
              <TextField
                ref={field}
                code
                label={t("addressBook.address")}
                value={form.address}
                maxLength={1000}
                autoComplete="off"
                onChange={(address) => setForm({ ...form, address })}
                hint={
                  target === undefined
                    ? hintOf(state, { chainName, onChain: (chain) => setForm({ ...form, chain }) })
                    : undefined
                }
              />
              {target !== undefined && (
                <>
                  <Address value={target.address} form="large" />
                  <CheckResult target={target} network={chainName(form.chain)} hasMemo={hasMemo} />
                  {entry !== undefined && (
                    <p className={text.ink2}>
                      {t("addressBook.check.isSaved", { name: bidiIsolate(nameOf(entry)) })}
                    </p>
                  )}
                  <div className={cx(flow.row, flow.wrap)}>
                    {entry === undefined && !isBlocked && (
                      <Button
                        variant="primary"
                        size="lg"
                        onClick={() =>
                          setAdding({
                            kind: "coin",
                            ...form,
                            address: target.address,
                            memo: target.carriedMemo,
                          })
                        }
                      >
                        {t("addressBook.check.add")}
                      </Button>
                    )}
                    {target.blockCode === 0 && !isGraveRisk(target.riskLevel) && (
                      <Link
                        className={buttonClass("secondary", "lg")}
                        href={
                          entry === undefined ? withdrawOver(form) : withdrawPath({ ...form, id: entry.id })
                        }
                        state={
                          entry === undefined && {
                            target: { address: target.address, tag: target.carriedMemo },
                          }
                        }
                      >
                        {t("addressBook.withdraw")}
                      </Link>
                    )}
                    <Button
                      size="lg"
                      variant={entry === undefined && !isBlocked ? "secondary" : "primary"}
                      onClick={() => {
                        wantField();
                        setForm({ ...form, address: "" });
                      }}
                    >
                      {t("addressBook.check.another")}
                    </Button>
                    {isBlocked && <SupportLink size="lg" />}
                  </div>
                </>
              )}
            </div>
          </Card>
        </div>
        <div className={flow.stack4}>
          {checks.length > 0 && <PastChecks checks={checks} chainName={chainName} onOpen={setForm} />}
          <CheckScope />
        </div>
      </div>
      {seen && (
        <Suspense fallback={null}>
          <EntryDialog
            open={adding !== null}
            onClose={() => setAdding(null)}
            start={adding ?? noStart}
            trustSpares={book.data !== undefined && codesAnyway(book.data) === null}
            newAddressLock={book.data?.switches.newAddressLock === true}
          />
        </Suspense>
      )}
    </Page>
  );
}
