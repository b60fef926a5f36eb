import { Lock, ShieldCheck, Wallet } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { discClass } from "#src/ui/disc.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { isLocked } from "./book-entries.ts";

const head = css`display: flex; align-items: center; gap: 8px; min-width: 0;`;
/** In two lines rather than over the address. */
const end = css`flex: none; max-width: 45%;`;

export interface BookOptionProps {
  readonly entry: AddressRecord;
  readonly withoutCodes: boolean;
  /** What the form leaves open and the entry would choose; "" for what is chosen. */
  readonly coin: string;
  readonly network: string;
}

/** An entry of the book where it is picked: with all by which it differs from another of the same name or address. */
export function BookOption({ entry, withoutCodes, coin, network }: BookOptionProps): ReactNode {
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
        <div className={cx(flow.row, text.caption, text.ink3)}>
          <Address value={entry.address} form="short" />
          {entry.tag !== "" && (
            <span className={text.clip}>
              {t("withdraw.memo")} <Address value={entry.tag} form="short" />
            </span>
          )}
        </div>
      </div>
      {locked ? (
        <span className={cx(text.caption, text.ink3, text.end, end)}>
          {t("withdraw.lockedUntil", { time: format.dateTime(Number(entry.lockEndTime) * 1000) })}
        </span>
      ) : (
        (coin !== "" || network !== "") && (
          <span className={cx(text.caption, text.ink3, text.end, end)}>
            {coin !== "" && <b className={text.strong}>{coin}</b>} <bdi>{network}</bdi>
          </span>
        )
      )}
    </>
  );
}
