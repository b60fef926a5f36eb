import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaxSubAccount } from "#shared/contract/tax.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { noFigure } from "#src/ui/no-figure.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PartProps } from "./create-button.tsx";
import { type Chosen, keywordOf, maxAccounts } from "./tax-form.ts";

const list = css`min-height: 232px; & > li { display: flex; align-items: center; gap: 12px; min-height: 56px; }`;
const name = css`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
const size = 20;

export interface AccountsDialogProps extends PartProps {
  readonly chosen: Chosen;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses accounts: the main one and sub-accounts, found by name or UID, a page at a time. */
export default function AccountsDialog({ tax, chosen, open, onClose }: AccountsDialogProps): ReactNode {
  const { t } = useTranslation();
  const { mainUid, overview, left, change } = tax;
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(chosen.uids));
  const [query, setQuery] = useState("");
  const [page, setPage] = useState(1);
  const keyword = keywordOf(query);
  const found = useCall(
    "tax.subAccounts",
    { mainUid, page, size, ...(keyword !== "" && { keyword }) },
    { enabled: open, keepPrevious: true },
  );
  const rows = found.data?.list ?? [];
  const total = found.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const main: TaxSubAccount = {
    uid: mainUid,
    username: t("tax.mainAccount"),
    taxStatus: overview.data?.taxStatus ?? -1,
  };
  const isMainShown = page === 1 && (keyword === "" || mainUid.includes(keyword));
  const shown = [...(isMainShown ? [main] : []), ...rows];
  const isTooMany = picked.size > maxAccounts;
  const toggle = (uid: string): void => {
    const next = new Set(picked);
    if (!next.delete(uid)) next.add(uid);
    setPicked(next);
  };
  const use = (): void => {
    change({ uids: picked.size === 1 && picked.has(mainUid) ? [] : [...picked] });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("tax.accountsTitle")}
      focus="field"
      footerPair
      footer={
        <>
          <Button
            size="lg"
            block
            onClick={() => setPicked(new Set([...picked, ...shown.map(({ uid }) => uid)]))}
          >
            {t("tax.allShown")}
          </Button>
          <Button variant="primary" size="lg" block disabled={picked.size === 0 || isTooMany} onClick={use}>
            {t("tax.use", { count: picked.size })}
          </Button>
        </>
      }
    >
      <div className={flow.stack4}>
        <SearchField
          label={t("tax.search")}
          value={query}
          onChange={(next) => {
            setQuery(next);
            setPage(1);
          }}
        />
        {found.status === "error" ? (
          <LoadFailure
            title={t("tax.accountsError")}
            error={found.error}
            onRetry={found.refetch}
            retrying={found.fetching}
          />
        ) : found.data === undefined ? (
          <Skeleton className={flow.stack4}>
            {[0, 1, 2].map((at) => (
              <SkeletonLine key={at} width="70%" height={40} />
            ))}
          </Skeleton>
        ) : shown.length === 0 ? (
          <p className={cx(text.ink2)} role="status">
            {t("tax.noAccount", { query: keyword })}
          </p>
        ) : (
          <ul className={list} aria-busy={found.fetching || undefined}>
            {shown.map((account) => (
              <li key={account.uid}>
                <div className={name}>
                  <Checkbox checked={picked.has(account.uid)} onChange={() => toggle(account.uid)}>
                    <span className={text.medium}>{account.username}</span>
                    <br />
                    <span className={cx(text.small, text.ink3)}>UID {groupedId(account.uid)}</span>
                  </Checkbox>
                </div>
                <Standing of={account.taxStatus} year={overview.data?.statusYear ?? 0} />
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && (
          <nav className={flow.between} aria-label={t("tax.pages")}>
            <Button size="sm" aria-disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {t("tax.previous")}
            </Button>
            <span className={cx(text.small, text.ink2)} role="status">
              {t("tax.page", { page, pages })}
            </span>
            <Button size="sm" aria-disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {t("tax.next")}
            </Button>
          </nav>
        )}
        <div>
          <p role="status" className={cx(text.small, text.warn)}>
            {isTooMany && t("tax.tooMany", { max: maxAccounts })}
          </p>
          <p className={cx(text.small, left !== null && picked.size > left ? text.warn : text.ink2)}>
            {t("tax.oneEach", { n: picked.size, left: left ?? 0 })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Whether a report of the last year is due. */
function Standing({
  of,
  year,
}: {
  readonly of: TaxSubAccount["taxStatus"];
  readonly year: number;
}): ReactNode {
  const { t } = useTranslation();
  if (of === 1) return <Badge tone="warn">{t("tax.due", { year })}</Badge>;
  if (of === -1) return noFigure;
  return (
    <span className={cx(text.small, text.ink3)}>{t(of === 2 ? "tax.doneFor" : "tax.nothing", { year })}</span>
  );
}
