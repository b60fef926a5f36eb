import { Lock, Plus, ShieldCheck, Wallet } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { discClass } from "#src/ui/disc.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { addressBookPath } from "../paths.ts";
import { entriesFor, isLocked, isWithoutCodes, searchEntries } from "./book-entries.ts";
import type { Withdraw } from "./use-withdraw.ts";

const head = css`display: flex; align-items: center; gap: 8px; min-width: 0;`;
/** In two lines rather than over the address. */
const until = css`flex: none; max-width: 45%;`;

export interface BookPickerProps {
  readonly withdraw: Withdraw;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saved addresses for this coin and network; those that are locked say until when. */
export default function BookPicker({ withdraw, open, onClose }: BookPickerProps): ReactNode {
  const { t } = useTranslation();
  const { book, choice, choose, change, form } = withdraw;
  const rows = book.data?.rows;
  const { fitting, others } = useMemo(() => entriesFor(rows ?? [], choice), [rows, choice]);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t("withdraw.book")}
      options={rows && fitting}
      idOf={idOf}
      search={searchEntries}
      selected={form.entryId}
      isDisabled={(entry) => isLocked(entry, serverNow())}
      renderOption={(entry) => <Entry entry={entry} withoutCodes={isWithoutCodes(entry, book.data)} />}
      onPick={(entry) => {
        change({ type: "picked", entry });
        // An entry names its network, and its coin unless it is for all of them.
        const coin = entry.coin === "baseCoin" ? choice.coin : entry.coin;
        if (coin !== choice.coin || entry.chain !== choice.chain) choose({ coin, chain: entry.chain });
        onClose();
      }}
      label={t("withdraw.book")}
      searchLabel={t("withdraw.searchBook")}
      noneHint={others > 0 ? t("withdraw.othersHidden", { number: others }) : t("withdraw.bookEmpty")}
      above={
        <div className={cx(flow.between, text.small, text.ink2)}>
          <span>{others > 0 && t("withdraw.othersHidden", { number: others })}</span>
          <Link href={addressBookPath} className={buttonClass("tertiary", "sm")}>
            <Icon of={Plus} size={16} />
            {t("withdraw.addAddress")}
          </Link>
        </div>
      }
      error={
        book.status === "error" ? { message: t("withdraw.bookError"), onRetry: book.refetch } : undefined
      }
    />
  );
}

const idOf = ({ id }: AddressRecord): string => id;

interface EntryProps {
  readonly entry: AddressRecord;
  readonly withoutCodes: boolean;
}

function Entry({ entry, withoutCodes }: EntryProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const locked = isLocked(entry, serverNow());
  return (
    <>
      <span className={discClass}>
        <Icon of={locked ? Lock : Wallet} size={18} />
      </span>
      <div className={flow.grow}>
        <div className={head}>
          <span className={cx(text.strong, text.clip)}>
            <bdi>{entry.remark === "" ? t("withdraw.savedAddress") : entry.remark}</bdi>
          </span>
          {withoutCodes && !locked && (
            <Badge tone="ok" icon={ShieldCheck}>
              {t("withdraw.noCodes")}
            </Badge>
          )}
        </div>
        <div className={cx(text.caption, text.ink3)}>
          <Address value={entry.address} form="short" />
        </div>
      </div>
      {locked && (
        <span className={cx(text.caption, text.ink3, text.end, until)}>
          {t("withdraw.lockedUntil", { time: format.dateTime(Number(entry.lockEndTime) * 1000) })}
        </span>
      )}
    </>
  );
}
