import { Users, Wallet } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AccountTypeCode } from "#shared/contract/accounts.ts";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { isSame } from "#shared/domain/transfer-place.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { discClass } from "#src/ui/disc.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { accountIcons } from "./own-places.tsx";
import { placeText } from "./transfer-link.ts";
import { usePlaceText } from "./use-place-text.ts";
import type { Transfer } from "./use-transfer.ts";

export interface PlacePickerProps {
  readonly transfer: Transfer;
  readonly end: "from" | "to";
  readonly open: boolean;
  readonly onClose: () => void;
}

interface PlaceOption {
  readonly id: string;
  readonly place: TransferPlace;
  readonly name: string;
  readonly detail: string;
  readonly isMain: boolean;
  readonly isSetUp: boolean;
}

/** Chooses an account of the main member or of a sub-account. */
export default function PlacePicker({ transfer, end, open, onClose }: PlacePickerProps): ReactNode {
  const { t } = useTranslation();
  const { form, change, members, accounts } = transfer;
  const { short, member } = usePlaceText(members);
  const options = useMemo(
    () =>
      accounts.data?.accounts.flatMap(({ uid, accountType }, at): PlaceOption[] => {
        const memberId = at === 0 ? "" : uid;
        const known = {
          isMain: at === 0,
          detail: at === 0 ? member("") : `UID ${groupedId(uid)}`,
        };
        if (accountType.length === 0) {
          const detail = `${known.detail} · ${t("transfer.notSetUp")}`;
          const place: TransferPlace = { memberId, accountType: "FUND" };
          return [{ ...known, id: uid, place, name: member(memberId), detail, isSetUp: false }];
        }
        return accountType.map((type) => {
          const place: TransferPlace = { memberId, accountType: type as AccountTypeCode };
          return { ...known, id: placeText(place), place, name: short(place), isSetUp: true };
        });
      }),
    [accounts.data, t, short, member],
  );
  const chosen = form[end];
  const other = form[end === "from" ? "to" : "from"];
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t(end === "from" ? "transfer.pickFrom" : "transfer.pickTo")}
      options={options}
      idOf={({ id }) => id}
      search={searchPlaces}
      selected={placeText(chosen)}
      isDisabled={({ isSetUp }) => !isSetUp}
      renderOption={(option) => (
        <>
          <span className={discClass}>
            <Icon
              of={option.isMain ? (entryOf(accountIcons, option.place.accountType) ?? Wallet) : Users}
              size={16}
            />
          </span>
          <div className={flow.grow}>
            <div className={cx(text.strong, text.clip)}>{option.name}</div>
            <div className={cx(text.caption, text.ink3, text.clip)}>{option.detail}</div>
          </div>
          {option.isSetUp && isSame(option.place, other) && (
            <span className={cx(text.caption, text.ink3)}>
              {t(end === "from" ? "transfer.isTo" : "transfer.isFrom")}
            </span>
          )}
        </>
      )}
      onPick={({ place }) => {
        change({ type: "placed", end, place });
        onClose();
      }}
      label={t("transfer.accounts")}
      searchLabel={t("transfer.searchAccounts")}
      short
    />
  );
}

function searchPlaces(options: readonly PlaceOption[], query: string): readonly PlaceOption[] {
  const wanted = query.trim().toLowerCase();
  const plain = wanted.replaceAll(" ", "");
  return options.filter(
    ({ name, detail, place }) =>
      name.toLowerCase().includes(wanted) ||
      detail.toLowerCase().includes(wanted) ||
      place.memberId.includes(plain || "?"),
  );
}
