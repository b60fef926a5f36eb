import { CircleUserRound, Ellipsis, Layers, Lock, Pencil, ScanSearch, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { recipientWay } from "#src/entry/recipient-way.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { ChainDisc } from "#src/ui/chain-disc.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Switch } from "#src/ui/switch.tsx";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { universal, withdrawPath } from "../paths.ts";
import { nameOf } from "./book-view.ts";
import { leftText, lockEnd } from "./lock-time.ts";
import { useChainNames, useCoinWord } from "./use-chain-names.ts";

/** Wider than most names that are typed here. */
const name = css`max-inline-size: 18rem;`;
const disc = css`display: grid; place-items: center; flex: none; width: 32px; height: 32px; border-radius: 50%; background: var(--pressed); color: var(--ink-2);`;
const acts = css`display: flex; align-items: center; justify-content: flex-end; gap: 8px; min-height: 40px;`;
const foot = css`display: flex; align-items: center; gap: 12px; border-block-start: 1px solid var(--line); margin-inline: -16px; padding: 10px 16px 0;`;

export interface EntryActs {
  readonly selected: ReadonlySet<string>;
  /** Trusting an entry does without codes. */
  readonly trustSpares: boolean;
  readonly onSelect: (id: string, on: boolean) => void;
  readonly onTrust: (entry: BookEntry) => void;
  readonly onEdit: (entry: BookEntry) => void;
  readonly onCheck: (entry: BookEntry) => void;
  readonly onDelete: (entry: BookEntry) => void;
}

/** The columns of the book; on phones the parts of a card. */
export function useEntryColumns(acting: EntryActs): readonly Column<BookEntry>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const iconOf = useCoinIcon("WITHDRAW");
  const chainName = useChainNames();
  const coinWord = useCoinWord();
  const added = (row: BookEntry): ReactNode => {
    const end = lockEnd(row);
    return (
      <div>
        <div>{format.date(Number(row.createdAt) * 1000)}</div>
        {end > serverNow() && (
          <Badge tone="warn" icon={Lock}>
            {t("addressBook.locked", { left: leftText(t, end - serverNow()) })}
          </Badge>
        )}
      </div>
    );
  };
  return [
    {
      id: "select",
      head: "",
      width: "52px",
      cell: (row) => (
        <Checkbox
          checked={acting.selected.has(row.id)}
          aria-label={t("addressBook.select", { name: nameOf(row) })}
          onChange={(on) => acting.onSelect(row.id, on)}
        />
      ),
    },
    {
      id: "name",
      head: t("addressBook.name"),
      card: "lead",
      cell: (row) => (
        <div className={flow.rowWide}>
          {row.addressType === 1 || row.coin === universal ? (
            <span className={disc}>
              <Icon of={row.addressType === 1 ? CircleUserRound : Layers} size={16} />
            </span>
          ) : (
            <ChainDisc coin={row.coin} chain={row.chain} iconOf={iconOf} />
          )}
          <div className={flow.grow}>
            <div className={cx(text.strong, twoLines, name)}>
              <bdi>{row.remark === "" ? t("addressBook.unnamed") : row.remark}</bdi>
            </div>
            <div className={cx(text.caption, text.ink3)}>{t(`addressBook.custody.${custodyOf(row)}`)}</div>
          </div>
        </div>
      ),
    },
    {
      id: "coin",
      head: t("addressBook.coinAndNetwork"),
      card: "figure",
      cell: (row) => (
        <div>
          <div className={text.strong}>{coinWord(row)}</div>
          <div className={cx(text.caption, text.ink3)}>
            {row.addressType === 1 ? t(`recipient.by.${recipientWay(row)}`) : chainName(row.chain)}
          </div>
        </div>
      ),
    },
    {
      id: "address",
      head: t("addressBook.address"),
      card: "foot",
      cell: (row) => (
        <div className={cx(flow.between, flow.wrap)}>
          <div>
            {row.isSound ? (
              <span className={flow.rowTight}>
                <Address value={row.address} form="short" />
                <CopyButton value={row.address} label={t("addressBook.copy", { name: nameOf(row) })} />
              </span>
            ) : (
              <span className={text.bad}>{t("addressBook.invalid")}</span>
            )}
            {row.tag !== "" && (
              <div className={cx(text.caption, text.ink3)}>
                {t("addressBook.memo")} <bdi dir="ltr">{row.tag}</bdi>
              </div>
            )}
          </div>
          <div className={cx(text.caption, text.ink3, flow.onlyPhone)}>{added(row)}</div>
        </div>
      ),
    },
    { id: "added", head: t("addressBook.added"), drop: 780, cell: added },
    {
      id: "trusted",
      head: t("addressBook.trusted"),
      cell: (row) => <Trusted row={row} acting={acting} />,
    },
    { id: "acts", head: "", cell: (row) => <Acts row={row} acting={acting} /> },
    {
      id: "foot",
      head: "",
      only: "card",
      card: "foot",
      cell: (row) => (
        <div className={foot}>
          <Trusted row={row} acting={acting} />
          <span className={cx(text.small, text.ink2, flow.grow)}>
            {t(acting.trustSpares ? "addressBook.trustedShort" : "addressBook.trusted")}
          </span>
          <Acts row={row} acting={acting} />
        </div>
      ),
    },
  ];
}

export function custodyOf({
  addressType,
  walletType,
}: Pick<BookEntry, "addressType" | "walletType">): "user" | "own" | "provider" | "unknown" {
  if (addressType === 1) return "user";
  if (walletType === undefined) return "unknown";
  return walletType === 1 ? "own" : "provider";
}

interface RowProps {
  readonly row: BookEntry;
  readonly acting: EntryActs;
}

/** One that is locked or fails its check is trusted by nobody yet. */
function Trusted({ row, acting }: RowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Switch
      checked={row.isSound && row.verified === 1}
      disabled={!row.isSound}
      aria-label={t("addressBook.trust", { name: nameOf(row) })}
      aria-haspopup="dialog"
      onChange={() => acting.onTrust(row)}
    />
  );
}

function Acts({ row, acting }: RowProps): ReactNode {
  const { t } = useTranslation();
  const isOpen = row.isSound && lockEnd(row) <= serverNow();
  const items = [
    { id: "edit", label: t("addressBook.editEntry"), icon: Pencil, disabled: !row.isSound },
    {
      id: "check",
      label: t("addressBook.checkRisk"),
      icon: ScanSearch,
      disabled: !row.isSound || row.addressType === 1,
    },
    { id: "delete", label: t("addressBook.deleteEntry"), icon: Trash2 },
  ];
  return (
    <div className={acts}>
      {isOpen ? (
        <Link
          href={withdrawPath(row)}
          className={buttonClass("secondary", "sm")}
          aria-label={t("addressBook.withdrawTo", { name: nameOf(row) })}
        >
          {t("addressBook.withdraw")}
        </Link>
      ) : (
        <span className={cx(text.small, text.ink3)}>{t("addressBook.notYet")}</span>
      )}
      <Menu
        label={t("addressBook.more", { name: nameOf(row) })}
        groups={[{ id: "acts", items }]}
        onSelect={(id) => {
          if (id === "edit") acting.onEdit(row);
          else if (id === "check") acting.onCheck(row);
          else acting.onDelete(row);
        }}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} icon={Ellipsis} label={t("addressBook.more", { name: nameOf(row) })} />
        )}
      />
    </div>
  );
}
