import { ArrowDownToLine, Inbox, Pencil } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useSearch } from "wouter";
import type { ListedAddress } from "#shared/contract/deposit-view.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { type Column, DataTable } from "#src/ui/data-table.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { text } from "#src/ui/text.ts";
import { choicePath, depositAddressesPath, depositPath } from "../paths.ts";
import { useCoinIcon } from "../use-coin-icon.ts";
import { searchAddresses } from "./address-list.ts";

const EditDialog = lazy(importWithRetry(() => import("./edit-dialog.tsx")));

const bar = css`display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; padding: 12px 20px;`;
const search = css`flex: 1 1 240px; max-width: 360px;`;

/** /deposit/chain-address: a person's own deposit addresses, by coin and network. */
export default function ChainAddressPage(): ReactNode {
  const { t } = useTranslation();
  const hiddenView = new URLSearchParams(useSearch()).get("view") === "hidden";
  const addresses = useCall("deposit.addressList", {}, { keepPrevious: true });
  const [words, setWords] = useState("");
  const [editing, setEditing] = useState<ListedAddress | null>(null);
  const [everEdited, setEverEdited] = useState(false);
  if (editing !== null && !everEdited) setEverEdited(true);
  const all = addresses.data?.rows ?? [];
  const inView = all.filter((row) => row.isHidden === hiddenView);
  const rows = searchAddresses(inView, words);
  const title = t("deposit.addresses.title");
  const columns = useColumns(setEditing);
  return (
    <Page
      title={title}
      actions={
        <Link href={depositPath} className={buttonClass("primary")}>
          <Icon of={ArrowDownToLine} />
          {t("nav.deposit")}
        </Link>
      }
    >
      <Card aria-label={title}>
        {addresses.status === "error" ? (
          <CardBody>
            <LoadFailure
              title={t("deposit.addresses.error")}
              error={addresses.error}
              onRetry={addresses.refetch}
              retrying={addresses.fetching}
            />
          </CardBody>
        ) : addresses.status !== "ok" ? (
          <CardBody>
            <SkeletonRows count={5} />
          </CardBody>
        ) : (
          <>
            <Tabs
              variant="card"
              label={title}
              items={[
                { id: "shown", label: t("deposit.addresses.shown"), href: depositAddressesPath },
                {
                  id: "hidden",
                  label: t("deposit.addresses.hidden"),
                  href: `${depositAddressesPath}?view=hidden`,
                },
              ]}
              value={hiddenView ? "hidden" : "shown"}
            />
            {inView.length > 0 && (
              <div className={bar}>
                <div className={search}>
                  <SearchField label={t("deposit.addresses.search")} value={words} onChange={setWords} />
                </div>
              </div>
            )}
            {rows.length > 0 ? (
              <DataTable
                label={title}
                columns={columns}
                groups={[{ id: "addresses", rows }]}
                idOf={(row) => `${row.coin} ${row.chain} ${row.id}`}
              />
            ) : (
              <CardBody>
                <None all={all.length} inView={inView.length} hidden={hiddenView} />
              </CardBody>
            )}
          </>
        )}
      </Card>
      {everEdited && (
        <Suspense fallback={null}>
          <EditDialog
            address={editing}
            others={all.filter((row) => row.coin === editing?.coin)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

function None({
  all,
  inView,
  hidden,
}: Readonly<Record<"all" | "inView", number>> & { readonly hidden: boolean }): ReactNode {
  const { t } = useTranslation();
  if (inView > 0) return <Empty icon={Inbox} title={t("deposit.addresses.noMatch")} />;
  if (hidden || all > 0) {
    return (
      <Empty
        icon={Inbox}
        title={t(hidden ? "deposit.addresses.noneHidden" : "deposit.addresses.allHidden")}
      />
    );
  }
  return (
    <Empty
      icon={Inbox}
      title={t("deposit.addresses.none")}
      actions={
        <Link href={depositPath} className={buttonClass()}>
          {t("deposit.whichCoin")}
        </Link>
      }
    >
      {t("deposit.addresses.noneText")}
    </Empty>
  );
}

function useColumns(onEdit: (row: ListedAddress) => void): readonly Column<ListedAddress>[] {
  const { t } = useTranslation();
  const iconOf = useCoinIcon();
  return [
    {
      id: "coin",
      head: t("deposit.step.choose"),
      card: "lead",
      cell: (row) => (
        <div className={flow.rowWide}>
          <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={32} />
          <div>
            <div className={flow.row}>
              <span className={text.strong}>{row.coin}</span>
              {row.isDefault && <Badge tone="line">{t("deposit.addresses.default")}</Badge>}
            </div>
            <div className={cx(text.caption, text.ink3)}>{row.chainType}</div>
          </div>
        </div>
      ),
    },
    {
      id: "address",
      head: t("deposit.detail.address"),
      card: "foot",
      cell: (row) => (
        <div>
          {row.isSound ? (
            <span className={flow.rowTight}>
              <Address value={row.address} form="short" />
              <CopyButton value={row.address} label={t("deposit.copyAddress")} />
            </span>
          ) : (
            <span className={text.bad}>{t("deposit.addresses.unsound")}</span>
          )}
          {row.memo !== "" && (
            <div className={cx(text.caption, text.ink3)}>
              {t("deposit.detail.memo")} <bdi dir="ltr">{row.memo}</bdi>
            </div>
          )}
          {row.remark !== "" && (
            <div className={cx(text.medium, flow.onlyPhone)}>
              <bdi>{row.remark}</bdi>
            </div>
          )}
        </div>
      ),
    },
    {
      id: "remark",
      head: t("deposit.addresses.remark"),
      className: text.medium,
      cell: ({ remark }) => (remark === "" ? <span className={text.ink3}>—</span> : <bdi>{remark}</bdi>),
    },
    {
      id: "contract",
      head: t("deposit.contractEnds"),
      drop: 940,
      className: text.ink2,
      cell: ({ contractEnd }) =>
        contractEnd === "" ? (
          t("deposit.none")
        ) : (
          <bdi dir="ltr" className={text.mono}>
            …{contractEnd}
          </bdi>
        ),
    },
    {
      id: "act",
      head: "",
      card: "state",
      cell: (row) => (
        <div className={cx(flow.rowTight, flow.push)}>
          <Link
            href={choicePath(row)}
            className={cx(buttonClass("secondary", "sm"), flow.notPhone)}
            aria-label={t("deposit.addresses.depositTo", { coin: row.coin, network: row.chainType })}
          >
            {t("nav.deposit")}
          </Link>
          {row.id !== "" && (
            <IconButton
              icon={Pencil}
              label={t("deposit.addresses.editOf", { coin: row.coin, network: row.chainType })}
              onClick={() => onEdit(row)}
            />
          )}
        </div>
      ),
    },
  ];
}
