import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { numberClass } from "#src/records/number-class.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { accountKey } from "../form/account.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import type { Converting } from "../form/use-convert.ts";
import { QuoteComparison } from "./quote-comparison.tsx";
import { QuoteFees } from "./quote-fees.tsx";
import { RecordLegs } from "./record-legs.tsx";
import { SettledNote } from "./settled-note.tsx";

export interface QuoteResultProps {
  readonly convert: Converting;
  readonly quote: ConvertQuote;
  readonly record: ConvertRecord;
}

/** How it ended, with the record's own figures; what was quoted is told where it differs. */
export function QuoteResult({ convert, quote, record }: QuoteResultProps): ReactNode {
  const { t } = useTranslation();
  const { coinOf, session } = convert;
  const account = session.intent?.accountType ?? convert.account;
  const converted = record.exchangeStatus === "success";
  const differs = converted && compareDecimalText(record.toAmount, quote.toAmount) !== 0;
  const places = coinOf(record.toCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <>
      <RecordLegs record={record} credit={converted ? "came" : "none"} coinOf={coinOf} />
      {!converted && (
        <Note tone="bad" announce>
          {t("convert.result.failureText", {
            coin: record.fromCoin,
            account: t(accountKey(account)),
          })}
        </Note>
      )}
      {differs && (
        <>
          <SettledNote off={[{ quoted: quote.toAmount, received: record.toAmount }]} />
          <QuoteComparison
            label={t("convert.compare.settled")}
            before={{
              head: t("convert.result.quoted"),
              rate: quote.exchangeRate,
              amount: quote.toAmount,
            }}
            after={{
              head: t("convert.compare.received"),
              rate: record.convertRate,
              amount: record.toAmount,
            }}
            term={t("convert.result.youReceived")}
            coin={record.toCoin}
            places={places}
          />
        </>
      )}
      <DescriptionList>
        {converted && !differs && (
          <Fact term={t("convert.result.rate")}>
            <RateFigure from={record.fromCoin} to={record.toCoin} rate={record.convertRate} />
          </Fact>
        )}
        {converted && <QuoteFees quote={quote} past />}
        <Fact term={t("convert.confirm.fromAndTo")}>{t(accountKey(account))}</Fact>
        <Fact term={t("convert.result.recordNo")}>
          <span className={numberClass}>{groupedId(record.exchangeTxId)}</span>
        </Fact>
      </DescriptionList>
    </>
  );
}
