import { Pencil } from "lucide";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ListedAddress } from "#shared/contract/deposit-view.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ChainDisc } from "#src/ui/chain-disc.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { choicePath } from "../paths.ts";

const acts = css`display: flex; align-items: center; justify-content: flex-end; gap: .75rem;`;

export interface AddressColumnsOptions {
  /** Nothing has to be read or checked before coins are sent there; for any other the form leads to the address. */
  readonly isFree: (row: ListedAddress) => boolean;
  readonly onEdit: (row: ListedAddress) => void;
}

const network = css`max-inline-size: 18rem;`;

/** An address of the list: in a table, and on phones as a card. */
export function useAddressColumns({
  isFree,
  onEdit,
}: AddressColumnsOptions): readonly Column<ListedAddress>[] {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("DEPOSIT");
  return [
    {
      id: "coin",
      head: t("deposit.step.choose"),
      card: "lead",
      cell: (row) => (
        <div className={flow.rowWide}>
          <ChainDisc coin={row.coin} chain={row.chain} iconOf={iconOf} />
          <div className={flow.grow}>
            <div className={cx(flow.row, flow.wrap)}>
              {/* Of all coins of its network where a host names none. */}
              <span className={cx(text.strong, text.unbound)}>{row.coin || row.chainType}</span>
              {row.isDefault && <Badge tone="line">{t("deposit.addresses.default")}</Badge>}
            </div>
            <div className={cx(text.caption, text.ink3, text.clip, network)}>{row.coin && row.chainType}</div>
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
              {isFree(row) && <CopyButton value={row.address} label={t("deposit.copyAddress")} />}
            </span>
          ) : (
            <span className={text.bad}>{t("deposit.addresses.invalid")}</span>
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
      card: "figure",
      cell: (row) => (
        <div className={acts}>
          <Link
            href={choicePath(row)}
            className={cx(buttonClass("secondary", "sm"), isFree(row) && flow.notPhone)}
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
