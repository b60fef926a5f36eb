import { BookText, Check, ScanSearch, ShieldAlert, Target as TargetIcon, Users } from "lucide";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { keepDraft, readDraft } from "#src/state/kept-draft.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { CoinPart } from "../book/coin-part.tsx";
import { useChainNames } from "../book/use-chain-names.ts";
import { bookPath } from "../paths.ts";
import { type CheckedTarget, useTarget } from "../target/use-target.ts";
import { useAddressHint } from "../target/use-target-words.tsx";
import { CheckResult } from "./check-result.tsx";
import { ChosenChecks } from "./chosen-checks.tsx";
import { type KeptCheck, readChecks, withCheck } from "./kept-checks.ts";

const EntryDialog = lazy(importWithRetry(() => import("../book/entry-dialog.tsx")));
const draftName = "addressBook/checks";
const looks = css`display: grid; gap: .5rem; & > li { display: flex; gap: .75rem; } & > li > svg { margin-block-start: 2px; color: var(--ink-2); }`;
const nothing = { coin: "", chain: "", address: "" };

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
  const checks = useKeptChecks(form, target);
  const chosen = useMemo(() => {
    const wanted = ids.split(",");
    return (book.data?.rows ?? []).filter(
      ({ id, isSound, addressType }) => isSound && addressType === 0 && wanted.includes(id),
    );
  }, [book.data, ids]);
  const entry = book.data?.rows.find(({ id }) => id === target?.entryId);
  const isBlocked = target !== undefined && target.blockCode !== 0 && target.blockCode !== 131_098;
  return (
    <Page
      task
      title={t("nav.addressCheck")}
      actions={
        <Link href={bookPath} className={cx(buttonClass("tertiary"), flow.notPhone)}>
          <Icon of={BookText} />
          {t("nav.addressBook")}
        </Link>
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
              {state.at === "failed" && (
                <div>
                  <Button onClick={state.again}>{t("ui.error.retry")}</Button>
                </div>
              )}
              {target !== undefined && (
                <>
                  <Address value={target.address} form="large" />
                  <CheckResult target={target} network={chainName(form.chain)} />
                  {entry !== undefined && (
                    <p className={text.ink2}>
                      {t("addressBook.check.isSaved", { name: bidiIsolate(entry.remark) })}
                    </p>
                  )}
                  <div className={cx(flow.row, flow.wrap)}>
                    {entry === undefined && !isBlocked && (
                      <Button
                        variant="primary"
                        size="lg"
                        onClick={() => setAdding({ kind: "coin", ...form, address: target.address })}
                      >
                        {t("addressBook.check.add")}
                      </Button>
                    )}
                    <Button
                      size="lg"
                      variant={entry === undefined && !isBlocked ? "secondary" : "primary"}
                      onClick={() => setForm({ ...form, address: "" })}
                    >
                      {t("addressBook.check.another")}
                    </Button>
                  </div>
                </>
              )}
            </div>
          </Card>
        </div>
        <div className={flow.stack4}>
          {checks.length > 0 && <PastChecks checks={checks} chainName={chainName} onOpen={setForm} />}
          <WhatWeLookAt />
        </div>
      </div>
      {seen && book.data !== undefined && (
        <Suspense fallback={null}>
          <EntryDialog
            open={adding !== null}
            onClose={() => setAdding(null)}
            start={adding ?? nothing}
            newAddressLock={book.data.switches.newAddressLock}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Each check is kept with its time, for this tab and its owner. */
function useKeptChecks(
  { coin, chain }: typeof nothing,
  target: CheckedTarget | undefined,
): readonly KeptCheck[] {
  const owner = useClientStore((state) => state.user?.id ?? 0);
  const [checks, setChecks] = useState<readonly KeptCheck[]>(
    () => readDraft(sessionStorage, draftName, owner, readChecks) ?? [],
  );
  const [kept, setKept] = useState<CheckedTarget>();
  // One check an answer, as soon as it is there.
  if (target !== undefined && target !== kept) {
    const { address, riskLevel: level, blockCode, similar } = target;
    const blocked = blockCode !== 0 && blockCode !== 131_098;
    const check = { coin, chain, address, level, blocked, alike: similar !== null, at: serverNow() };
    setKept(target);
    setChecks(withCheck(checks, check));
  }
  useEffect(() => {
    keepDraft(sessionStorage, draftName, owner, checks.length === 0 ? undefined : checks);
  }, [checks, owner]);
  return checks;
}

interface PastChecksProps {
  readonly checks: readonly KeptCheck[];
  readonly chainName: (chain: string) => string;
  readonly onOpen: (form: typeof nothing) => void;
}

function PastChecks({ checks, chainName, onOpen }: PastChecksProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card aria-label={t("addressBook.check.past")}>
      <CardHead title={t("addressBook.check.past")} />
      <CardList>
        {checks.map(({ coin, chain, address, level, blocked, alike, at }) => (
          <li key={`${coin} ${chain} ${address}`} className={flow.stack1}>
            <div className={flow.between}>
              <Address value={address} form="short" />
              <Badge
                tone={
                  blocked || level === "SEVERE" || level === "HIGH"
                    ? "bad"
                    : level === "LOW" && !alike
                      ? "ok"
                      : "warn"
                }
              >
                {t(alike ? "addressBook.outcome.alike" : `addressBook.risk.${level}`)}
              </Badge>
            </div>
            <div className={flow.between}>
              <span className={cx(text.caption, text.ink3)}>
                {`${coin} · ${chainName(chain)} · ${format.time(at)}`}
              </span>
              <Button
                size="sm"
                variant="tertiary"
                icon={ScanSearch}
                onClick={() => onOpen({ coin, chain, address })}
              >
                {t("addressBook.check.again")}
              </Button>
            </div>
          </li>
        ))}
      </CardList>
    </Card>
  );
}

function WhatWeLookAt(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Card pad="sm" aria-label={t("addressBook.check.what")}>
        <div className={flow.stack3}>
          <h2>{t("addressBook.check.what")}</h2>
          <ul className={cx(looks, text.small)}>
            <li>
              <Icon of={Check} size={16} />
              {t("addressBook.check.whatFormat")}
            </li>
            <li>
              <Icon of={Users} size={16} />
              {t("addressBook.check.whatUser")}
            </li>
            <li>
              <Icon of={ShieldAlert} size={16} />
              {t("addressBook.check.whatRisk")}
            </li>
            <li>
              <Icon of={TargetIcon} size={16} />
              {t("addressBook.check.whatAlike")}
            </li>
          </ul>
        </div>
      </Card>
      <Card pad="sm" aria-label={t("addressBook.check.cannot")}>
        <div className={flow.stack2}>
          <h2>{t("addressBook.check.cannot")}</h2>
          <p className={cx(text.small, text.ink2)}>{t("addressBook.check.cannotText")}</p>
        </div>
      </Card>
    </>
  );
}
