import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { TransferBalance, TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { RecentRecords } from "#src/records/recent-records.tsx";
import { useFeature } from "#src/state/use-feature.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { recordsPath } from "./paths.ts";
import { stateTones, transferSource } from "./records/records-view.ts";
import { useRecordTexts } from "./records/use-record-texts.ts";

const everything = {};

interface LastTransfersProps {
  readonly members: readonly TransferMember[];
  readonly coinOf: (coin: string) => TransferBalance | undefined;
}

/** The newest transfers of the last seven days, and the way to all of them where the site lists it. */
export function LastTransfers({ members, coinOf }: LastTransfersProps): ReactNode {
  const { t } = useTranslation();
  const isListed = useFeature("subAccountTransferRecords");
  return (
    <RecentRecords
      source={transferSource}
      filter={everything}
      title={t("transfer.last")}
      link={
        isListed && (
          <Link href={recordsPath} className={textLinkClass("primary", "small")}>
            {t("transfer.all")}
          </Link>
        )
      }
      texts={{ none: t("transfer.noneYet"), failed: t("transfer.records.error") }}
      renderItem={(row) => <Item row={row} members={members} icon={coinOf(row.coin)?.icon} />}
    />
  );
}

interface ItemProps {
  readonly row: TransferRecord;
  readonly members: readonly TransferMember[];
  readonly icon: string | undefined;
}

function Item({ row, members, icon }: ItemProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useRecordTexts(members);
  const isBetween = row.fromMemberId !== row.toMemberId;
  return (
    <li>
      <Link href={`${recordsPath}?record=${row.transferId}`} className={flow.rowWide}>
        <CoinDisc coin={row.coin} icon={icon} size={32} />
        <span className={flow.grow}>
          <span className={cx(text.strong, text.unbound)} style={{ display: "block" }}>
            <ExactAmount value={row.amount} unit={row.coin} />
          </span>
          <span className={cx(text.small, text.ink3)}>
            {row.status === "FAILED"
              ? t("transfer.nothingMoved")
              : isBetween
                ? texts.members(row)
                : texts.route(row)}
          </span>
        </span>
        <span className={cx(text.end, text.small)}>
          <StateMark kind={stateTones[row.status]}>{texts.state(row)}</StateMark>
          <span className={cx(text.caption, text.ink3)} style={{ display: "block" }}>
            {format.date(Number(row.timestamp))}
          </span>
        </span>
      </Link>
    </li>
  );
}
