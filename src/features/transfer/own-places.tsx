import { CandlestickChart, type IconNode, PiggyBank, Wallet } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { PickWell } from "#src/ui/pick-well.tsx";
import { css, cx } from "#src/ui/style.ts";
import { SwapButton } from "#src/ui/swap-button.tsx";
import { hiddenText, text } from "#src/ui/text.ts";
import { usePlaceText } from "./use-place-text.ts";
import type { Picking, Transfer } from "./use-transfer.ts";

/** On phones the swap button rides where no words end. */
const ends = css`
  display: grid; grid-template-columns: minmax(0, 1fr);
  ${media.phone} { & > div { place-items: center end; margin-inline-end: 48px; } }
`;
const balance = css`flex: none; ${media.phone} { display: none; }`;

export const accountIcons: Readonly<Record<string, IconNode>> = {
  FUND: Wallet,
  UNIFIED: CandlestickChart,
  INVESTMENT: PiggyBank,
};

interface OwnPlacesProps {
  readonly transfer: Transfer;
  readonly onPick: (what: Picking) => void;
}

/** From which of the person's accounts to which. */
export function OwnPlaces({ transfer, onPick }: OwnPlacesProps): ReactNode {
  const { t } = useTranslation();
  const { form, change, row, members } = transfer;
  const { short } = usePlaceText(members);
  const [announced, setAnnounced] = useState("");
  return (
    <div className={ends}>
      <PlaceWell
        label={t("transfer.from")}
        place={form.from}
        balance={row?.balance}
        transfer={transfer}
        onPick={() => onPick("from")}
      />
      <SwapButton
        label={t("transfer.swap")}
        onClick={() => {
          change({ type: "swapped" });
          setAnnounced(t("transfer.swapped", { from: short(form.to), to: short(form.from) }));
        }}
      />
      <PlaceWell
        label={t("transfer.to")}
        place={form.to}
        balance={row?.toBalance}
        transfer={transfer}
        onPick={() => onPick("to")}
      />
      <span className={hiddenText} role="status">
        {announced}
      </span>
    </div>
  );
}

interface PlaceWellProps {
  readonly label: string;
  readonly place: TransferPlace;
  readonly balance: string | undefined;
  readonly transfer: Transfer;
  readonly onPick: () => void;
}

function PlaceWell({ label, place, balance: amount, transfer, onPick }: PlaceWellProps): ReactNode {
  const { t } = useTranslation();
  const { account, member } = usePlaceText(transfer.members);
  return (
    <PickWell
      picture={<Icon of={entryOf(accountIcons, place.accountType) ?? Wallet} />}
      label={label}
      end={
        <span className={cx(balance, text.end)}>
          <span className={cx(text.caption, text.ink2)} style={{ display: "block" }}>
            {t("transfer.balance")}
          </span>
          <OwnFigure
            kind="amount"
            value={amount}
            places={transfer.row?.places ?? anyAccuracy}
            className={text.medium}
          />
        </span>
      }
      onPick={onPick}
    >
      {account(place.accountType)} <small>{member(place.memberId)}</small>
    </PickWell>
  );
}
