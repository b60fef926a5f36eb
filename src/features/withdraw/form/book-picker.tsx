import { Plus } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { networkName } from "#src/records/network-name.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { addressBookPath } from "../paths.ts";
import { entriesFor, isLocked, isWithoutCodes, searchEntries } from "./book-entries.ts";
import { BookOption } from "./book-option.tsx";
import type { Withdraw } from "./use-withdraw.ts";

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
  const listed = useCall("coins.list", { scene: "WITHDRAW" }).data?.list;
  /** An entry names its network, and its coin unless it is for all of them. */
  const coinOf = (entry: AddressRecord): string => (entry.coin === "baseCoin" ? choice.coin : entry.coin);
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
      renderOption={(entry) => (
        <BookOption
          entry={entry}
          withoutCodes={isWithoutCodes(entry, book.data)}
          coin={choice.coin === "" ? entry.coin : ""}
          network={
            choice.chain === "" ? networkName(listed, { coin: coinOf(entry), chain: entry.chain }) : ""
          }
        />
      )}
      onPick={(entry) => {
        change({ type: "picked", entry });
        const coin = coinOf(entry);
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
