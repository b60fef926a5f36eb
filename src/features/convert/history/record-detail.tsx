import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { shownRate } from "#shared/domain/shown-rate.ts";
import { BeginAndEnd } from "#src/records/begin-and-end.tsx";
import { IdFact } from "#src/records/id-fact.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { RateFigure } from "../form/rate-figure.tsx";
import { useAllCoins } from "../form/use-all-coins.ts";
import { QuotedAndReceived } from "../quote/quoted-and-received.tsx";
import { RecordLegs } from "../quote/record-legs.tsx";
import { BatchCoins } from "../small-balances/batch-coins.tsx";
import { ChargedFee } from "./charged-fee.tsx";
import { stateMarks } from "./row-marks.ts";
import { useRowTexts } from "./use-row-texts.ts";

interface RowProps {
  readonly row: ConvertHistoryRow;
}

/** Everything about one conversion. */
export function RecordDetail({ row }: RowProps): ReactNode {
  const { t } = useTranslation();
  const { failure } = useRowTexts();
  return (
    <>
      {row.kind === "smallBalances" ? (
        <BatchCoins row={row} credit={stateMarks[row.state].credit} />
      ) : (
        <Pair row={row} />
      )}
      {row.state === "failure" && <Note tone="bad">{failure(row)}</Note>}
      {row.state === "processing" && <Note tone="info">{t("convert.records.processingText")}</Note>}
      {row.state === "success" && row.quotedToAmount !== "" && row.toAmount !== "" && (
        <QuotedAndReceived row={row} />
      )}
      <Steps row={row} />
      <Facts row={row} />
    </>
  );
}

function Pair({ row }: RowProps): ReactNode {
  const { data } = useAllCoins();
  return (
    <RecordLegs
      record={{ ...row, toAmount: row.toAmount || row.quotedToAmount }}
      credit={stateMarks[row.state].credit}
      past
      coinOf={(code) => data?.coins.find(({ coin }) => coin === code)}
    />
  );
}

/** How it began, how it ended or what it waits for. */
function Steps({ row }: RowProps): ReactNode {
  const { t } = useTranslation();
  const texts = useRowTexts();
  const { state, kind, accountType, createdAt, endedAt } = row;
  const credit = stateMarks[state].credit;
  const titles = {
    came: () => t("convert.records.step.received", { account: texts.account(accountType) }),
    expected: () => texts.state(row),
    none: () => t("convert.records.step.back", { state: texts.state(row) }),
  };
  return (
    <BeginAndEnd
      begun={t(kind === "limit" ? "convert.records.step.placed" : "convert.records.step.confirmed")}
      begunAt={createdAt}
      ended={titles[credit]()}
      endedAt={endedAt}
      isOpen={credit === "expected"}
      end={credit === "none" ? (state === "failure" ? "failed" : "off") : undefined}
    />
  );
}

function Facts({ row }: RowProps): ReactNode {
  const { t } = useTranslation();
  const texts = useRowTexts();
  const { kind, fromCoin, toCoin, quotedRate, quoteTxId } = row;
  const rate = shownRate(row);
  const isWanted = kind === "limit" && stateMarks[row.state].credit !== "came";
  const plainRate = quotedRate === "" ? "convert.records.rate" : "convert.result.rate";
  return (
    <DescriptionList>
      <Fact term={t("convert.records.kind")}>{t(`convert.records.kindOf.${kind}`)}</Fact>
      {quotedRate !== "" && (
        <Fact term={t("convert.records.rateQuoted")}>
          <RateFigure from={fromCoin} to={toCoin} rate={quotedRate} />
        </Fact>
      )}
      {rate !== "" && (
        <Fact term={t(isWanted ? "convert.records.limitPrice" : plainRate)}>
          <RateFigure from={fromCoin} to={toCoin} rate={rate} />
        </Fact>
      )}
      <Fact term={t("convert.records.fee")}>
        <ChargedFee row={row} />
      </Fact>
      <Fact term={t("convert.confirm.fromAndTo")}>{texts.account(row.accountType)}</Fact>
      <IdFact
        term={t("convert.records.recordNo")}
        value={row.exchangeTxId}
        label={t("convert.records.copyRecordNo")}
      />
      {quoteTxId !== "" && quoteTxId !== row.exchangeTxId && (
        <IdFact
          term={t("convert.records.quoteNo")}
          value={quoteTxId}
          label={t("convert.records.copyQuoteNo")}
        />
      )}
    </DescriptionList>
  );
}
