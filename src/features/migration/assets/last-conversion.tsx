import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SmallRecord } from "#shared/contract/small-balance.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { CofferError, errorData } from "#shared/rpc/errors.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { hasEnded, isOfPriced, offPrice } from "#src/money/batch-record.ts";
import { OffQuoteNote } from "#src/money/off-quote-note.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ListAwaited } from "../list-awaited.tsx";
import { ownLine } from "../page-style.ts";
import type { ConvertQuote, ConvertResult } from "./convert-session.ts";
import { useFailText } from "./use-fail-text.ts";

const row = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`;
/** Two long figures do not fit a phone's line: what came stands below what went, at its start. */
const became = css`${media.phone} { flex-basis: 100%; padding-inline-start: 40px; }`;
const titles = {
  init: "migration.result.processing",
  processing: "migration.result.processing",
  success: "migration.result.success",
  failure: "migration.result.failure",
  partial_fulfillment: "migration.result.partly",
} as const;

export interface LastConversionProps {
  readonly migrationId: string;
  readonly result: CallState<"migration.confirmQuery">;
  /** The price that was confirmed; null where that was in another visit. */
  readonly priced: ConvertQuote | null;
}

/** What became of the conversion that was confirmed last, coin by coin: found again after a reload. */
export function LastConversion({ migrationId, result, priced }: LastConversionProps): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("WITHDRAW");
  const isForeign = result.data !== undefined && priced !== null && isOfOthers(result.data, priced);
  if (result.status === "error" || isForeign) {
    const failed = t("migration.result.error");
    const query = isForeign ? { ...result, status: "error", error: foreignError() } : result;
    return <ListAwaited label={failed} failed={failed} query={query} usualRows={1} />;
  }
  if (result.data === undefined) return null;
  const { status: ended, records } = result.data;
  return (
    <Card aria-labelledby="migration-result">
      <CardHead id="migration-result" title={t(titles[ended])} />
      {result.error !== null && (
        <CardBody>
          <OutdatedNote onRetry={result.refetch} retrying={result.fetching}>
            {t("migration.result.error")}
          </OutdatedNote>
        </CardBody>
      )}
      {priced !== null && <Off migrationId={migrationId} result={result.data} priced={priced} />}
      <CardList>
        {records.map((record) => (
          <li key={record.fromCoin} className={row}>
            <CoinDisc coin={record.fromCoin} icon={iconOf(record.fromCoin)} size={28} />
            <span className={flow.grow}>
              <Figure kind="amount" value={record.fromAmount} places={anyAccuracy} unit={record.fromCoin} />
              <Failed record={record} />
            </span>
            <span className={became}>
              <Became record={record} />
            </span>
          </li>
        ))}
      </CardList>
    </Card>
  );
}

/** Coins or amounts that were not confirmed: a result of another conversion, whatever its number. */
function isOfOthers({ status, records }: ConvertResult, { exchangeCoins }: ConvertQuote): boolean {
  return hasEnded(status) && !isOfPriced(records, exchangeCoins);
}

function foreignError(): CofferError {
  return new CofferError(
    errorData({
      kind: "ResponseError",
      code: "BAD_RESPONSE",
      message: "A result of another conversion",
      call: "migration.confirmQuery",
    }),
  );
}

interface OffProps {
  readonly migrationId: string;
  readonly result: ConvertResult;
  readonly priced: ConvertQuote;
}

/** Where another amount came than was confirmed. Of a conversion that some coins failed in, the whole sum says nothing. */
function Off({ migrationId, result, priced }: OffProps): ReactNode {
  const { t } = useTranslation();
  const { totalToAmount, exchangeCoins } = priced;
  const off = offPrice(result.records, exchangeCoins);
  if (off.length === 0) return null;
  const toCoin = exchangeCoins[0]?.toCoin ?? "";
  return (
    <CardBody className={flow.stack4}>
      <OffQuoteNote off={off} slight={t("migration.result.differs")} far={t("migration.result.differsFar")} />
      <DescriptionList>
        {result.status === "success" && (
          <Fact term={t("migration.result.quoted")}>
            <Figure kind="amount" value={totalToAmount} places={anyAccuracy} unit={toCoin} />
          </Fact>
        )}
        <Fact term={t("migration.failed.number")}>
          <RecordId value={migrationId} label={t("ui.copy")} />
        </Fact>
      </DescriptionList>
    </CardBody>
  );
}

function Failed({ record: { status, failCode = 0 } }: { readonly record: SmallRecord }): ReactNode {
  const failText = useFailText();
  if (status !== "failure") return null;
  return <span className={cx(text.small, text.ink2, ownLine)}>{failText(failCode)}</span>;
}

function Became({ record }: { readonly record: SmallRecord }): ReactNode {
  const { t } = useTranslation();
  if (record.status === "success") {
    return (
      <StateMark kind="done">
        <Figure kind="amount" value={record.toAmount} places={anyAccuracy} unit={record.toCoin} />
      </StateMark>
    );
  }
  if (record.status === "failure") return <StateMark kind="failed">{t("migration.result.not")}</StateMark>;
  return <StateMark kind="running">{t("migration.result.processing")}</StateMark>;
}
