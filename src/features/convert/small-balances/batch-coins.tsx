import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { BatchRecord, SmallRecord } from "#shared/contract/small-balance.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { contradiction } from "#src/records/contradiction.ts";
import { processingEveryMs } from "#src/records/record-source.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useRecordCoins } from "../form/use-all-coins.ts";

const sumClass = css`display: flex; align-items: center; gap: 16px;`;
const coinsClass = css`
  display: grid; border: 1px solid var(--line); border-radius: var(--r2);
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 10px 14px; border-block-end: 1px solid var(--line); }
  & > li:last-child { border-block-end: 0; }
  & > li > [data-end] { justify-self: end; text-align: end; display: grid; justify-items: end; }
`;
const ended: ReadonlySet<SmallRecord["status"]> = new Set(["success", "failure"]);
/** How its record in the history tells the end of a batch. */
const ends: Readonly<Record<string, ConvertHistoryRow["state"]>> = {
  success: "success",
  failure: "failure",
  partial_fulfillment: "partial",
};

interface BatchCoinsProps {
  readonly row: ConvertHistoryRow;
  /** Whether what it brings has come. */
  readonly credit: "came" | "expected" | "none";
}

/** A batch of small balances: what came in all, and coin by coin what became of each. */
export function BatchCoins({ row, credit }: BatchCoinsProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { iconOf } = useRecordCoins();
  const isOpen = row.state === "processing";
  const [settling, setSettling] = useState(isOpen);
  const answer = useCall(
    "batch.query",
    { quoteId: row.exchangeTxId },
    { refetchEveryMs: settling ? processingEveryMs : 0 },
  );
  const batch = answer.data?.records[0];
  // Of two answers that cannot both be true neither is told.
  const isTorn = batch !== undefined && isOther(batch, row);
  const coins = isTorn ? undefined : batch?.subRecords;
  const error = isTorn ? contradiction() : answer.error;
  // Coins end one after the other, and the batch's own state may be told before theirs.
  const isSettling = isOpen || coins?.some(({ status }) => !ended.has(status)) === true;
  if (isSettling !== settling) setSettling(isSettling);
  return (
    <>
      <div className={sumClass}>
        <CoinDisc coin={row.toCoin} icon={iconOf(row.toCoin)} size={40} />
        <div>
          <div className={cx(text.small, text.ink2)}>
            {t(isOpen ? "convert.youReceive" : "convert.result.youReceived")}
          </div>
          {/* Whatever its record tells: of what failed nothing came. */}
          <ExactAmount
            value={credit === "none" || isTorn ? "" : row.toAmount}
            unit={row.toCoin}
            muteFraction
            className={text.figure}
          />
        </div>
      </div>
      {coins !== undefined ? (
        <ul className={coinsClass} aria-label={t("convert.records.coinsOfBatch")}>
          {coins.map((coin) => (
            <BatchCoin key={coin.fromCoin} coin={coin} icon={iconOf(coin.fromCoin)} />
          ))}
        </ul>
      ) : answer.status === "error" || answer.status === "ok" ? (
        <ErrorState
          title={t("convert.records.coinsError")}
          message={error === null ? t("convert.smallBalances.noBatch") : errorText(error)}
          onRetry={answer.refetch}
          retrying={answer.fetching}
        />
      ) : (
        <SkeletonRows count={Math.min(Math.max(row.coinCount, 1), 6)} />
      )}
    </>
  );
}

/** Its coins became another one, ended otherwise or came to another sum than its record in the history tells. */
function isOther({ status, toCoin, toAmount }: BatchRecord, row: ConvertHistoryRow): boolean {
  const end = ends[status];
  if (toCoin !== row.toCoin) return true;
  if (end === undefined || row.state === "processing") return false;
  if (end !== row.state) return true;
  return (
    end !== "failure" &&
    ![toAmount, row.toAmount].includes("") &&
    compareDecimalText(toAmount, row.toAmount) !== 0
  );
}

function BatchCoin({
  coin,
  icon,
}: {
  readonly coin: SmallRecord;
  readonly icon: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const { status } = coin;
  const failed = status === "failure";
  return (
    <li>
      <CoinDisc coin={coin.fromCoin} icon={icon} size={24} />
      <ExactAmount value={coin.fromAmount} unit={coin.fromCoin} />
      <span data-end="">
        {status === "success" ? (
          <>
            <ExactAmount value={coin.toAmount} unit={coin.toCoin} signed colored />
            {coin.feeAmount !== "" && (
              <span className={cx(text.caption, text.ink3)}>
                {t("convert.records.fee")} <ExactAmount value={coin.feeAmount} up unit={coin.feeCoin} />
              </span>
            )}
          </>
        ) : (
          <span className={failed ? text.bad : text.ink2}>
            {t(failed ? "convert.records.notConverted" : "convert.records.stateOf.processing")}
          </span>
        )}
      </span>
    </li>
  );
}
