import { ArrowDownToLine, Inbox } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import type { ListedAddress } from "#shared/contract/deposit-view.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { depositAddressesPath, depositPath } from "../paths.ts";
import { useAddressColumns } from "./address-columns.tsx";
import { searchAddresses } from "./address-list.ts";
import { useFreeAddresses } from "./use-free-addresses.ts";

const EditDialog = lazy(importWithRetry(() => import("./edit-dialog.tsx")));

/** On phones each address is a card of its own. */
const frame = css`${media.phone} { background: none; border: 0; }`;
const tabs = css`${media.phone} { padding-inline: 0; }`;
const search = css`max-width: 22.5rem; margin: .75rem 1.25rem; ${media.phone} { max-width: none; margin: .75rem 0; }`;

/** /deposit/chain-address: a person's own deposit addresses, by coin and network. */
export default function ChainAddressPage(): ReactNode {
  const { t } = useTranslation();
  const hiddenView = new URLSearchParams(useSearch()).get("view") === "hidden";
  const addresses = useCall("deposit.addressList", {}, { keepPrevious: true });
  const [query, setQuery] = useState("");
  const [editing, setEditing] = useState<ListedAddress | null>(null);
  const [everEdited, setEverEdited] = useState(false);
  if (editing !== null && !everEdited) setEverEdited(true);
  const all = addresses.data?.rows ?? [];
  const hiddenCount = all.filter(({ isHidden }) => isHidden).length;
  const inView = all.filter((row) => row.isHidden === hiddenView);
  const rows = searchAddresses(inView, query);
  const title = t("nav.depositAddresses");
  const columns = useAddressColumns({ isFree: useFreeAddresses(all), onEdit: setEditing });
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
      <Card aria-label={title} className={frame}>
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
              className={tabs}
              label={title}
              items={[
                {
                  id: "shown",
                  label: t("deposit.addresses.shown"),
                  href: depositAddressesPath,
                  count: all.length - hiddenCount,
                },
                {
                  id: "hidden",
                  label: t("deposit.addresses.hidden"),
                  count: hiddenCount,
                  href: `${depositAddressesPath}?view=hidden`,
                },
              ]}
              value={hiddenView ? "hidden" : "shown"}
            />
            {addresses.error !== null && (
              <CardBody>
                <OutdatedNote onRetry={addresses.refetch} retrying={addresses.fetching}>
                  {t("deposit.addresses.outdated")}
                </OutdatedNote>
              </CardBody>
            )}
            {inView.length > 0 && (
              <div className={search}>
                <SearchField label={t("deposit.addresses.search")} value={query} onChange={setQuery} />
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
              // Of a list that may be out of date nobody can say what is not on it.
              addresses.error === null && (
                <CardBody>
                  <None all={all.length} inView={inView.length} hidden={hiddenView} />
                </CardBody>
              )
            )}
          </>
        )}
      </Card>
      {everEdited && (
        <Suspense fallback={null}>
          <EditDialog
            address={editing}
            others={all.filter((row) => row.coin === editing?.coin)}
            onClose={(left) => setEditing((now) => (now === left ? null : now))}
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
