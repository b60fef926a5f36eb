import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { RecentRecords } from "#src/records/recent-records.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { useRecordCoins } from "../form/use-all-coins.ts";
import { stateMarks } from "../history/row-marks.ts";
import { useRowTexts } from "../history/use-row-texts.ts";
import { blockHistoryPath } from "./block-paths.ts";
import { blockSource } from "./block-view.ts";

/** Long amounts go below each other before they touch. */
const amounts = css`display: flex; flex: 1; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; min-width: 0;`;
const newest = {};

/** The newest block trades, and the way to all of them. */
export function LastBlocks(): ReactNode {
  const { t } = useTranslation();
  const iconOf = useRecordCoins().iconOf;
  return (
    <RecentRecords
      source={blockSource}
      filter={newest}
      title={t("convert.block.last")}
      link={
        <Link href={blockHistoryPath} className={cx(textLinkClass(), text.small)}>
          {t("convert.block.all")}
        </Link>
      }
      texts={{ none: t("convert.block.noneYet"), failed: t("convert.block.historyError") }}
      renderItem={(row) => <Trade row={row} iconOf={iconOf} />}
    />
  );
}

interface TradeProps {
  readonly row: ConvertHistoryRow;
  readonly iconOf: (coin: string) => string | undefined;
}

function Trade({ row, iconOf }: TradeProps): ReactNode {
  const format = useFormat();
  const texts = useRowTexts();
  const { fromCoin, toCoin, fromAmount, toAmount, state } = row;
  const { tone, credit } = stateMarks[state];
  const at = Number(row.createdAt);
  return (
    <li className={flow.rowWide}>
      <CoinPair
        from={{ coin: fromCoin, icon: iconOf(fromCoin) }}
        to={{ coin: toCoin, icon: iconOf(toCoin) }}
      />
      <div className={amounts}>
        <div>
          <div className={text.medium}>
            <ExactAmount value={`-${fromAmount}`} unit={fromCoin} />
          </div>
          <div className={cx(text.small, text.ink3)}>
            <span className={flow.notPhone}>{format.dateTime(at)}</span>
            <span className={flow.onlyPhone}>{format.date(at)}</span>
          </div>
        </div>
        <div className={cx(text.end, flow.push)}>
          <div className={text.medium}>
            <ExactAmount
              value={credit === "none" ? "" : toAmount}
              unit={toCoin}
              signed
              colored={credit === "came"}
            />
          </div>
          <div className={text.small}>
            <StateMark kind={tone}>{texts.state(row)}</StateMark>
          </div>
        </div>
      </div>
    </li>
  );
}
