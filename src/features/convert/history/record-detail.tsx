import type { ReactNode } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Note } from "#src/ui/note.tsx";
import { Stepper } from "#src/ui/stepper.tsx";
import { fundingAccount } from "../form/account.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import { Legs } from "../quote/legs.tsx";
import { groupedId } from "../quote/record-id.ts";
import { CoinRuns } from "./coin-runs.tsx";
import { anyAccuracy } from "./history-figures.ts";
import { QuotedAndReceived } from "./quoted-and-received.tsx";
import { idClass } from "./record-style.ts";
import { useAccountText } from "./use-account-text.ts";
import { useFailText } from "./use-fail-text.ts";
import { useRecordSteps } from "./use-record-steps.ts";

/** Everything about one conversion. */
export function RecordDetail({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const failText = useFailText();
  const steps = useRecordSteps(row);
  const ended = row.state !== "processing" && row.state !== "waiting";
  const dead = ended && row.state !== "success" && row.state !== "partial";
  return (
    <>
      {row.kind === "small" ? <CoinRuns row={row} /> : <Pair row={row} dead={dead} ended={ended} />}
      {row.state === "failure" && <Note tone="bad">{failText(row)}</Note>}
      {row.state === "processing" && <Note tone="info">{t("convert.records.processingText")}</Note>}
      {row.state === "success" && row.quotedToAmount !== "" && row.toAmount !== "" && (
        <QuotedAndReceived row={row} />
      )}
      <Stepper kind="history" {...steps} />
      <Facts row={row} />
    </>
  );
}

function Pair({
  row,
  dead,
  ended,
}: {
  readonly row: ConvertHistoryRow;
  readonly dead: boolean;
  readonly ended: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const coins = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  const infoOf = (code: string) => coins.data?.coins.find(({ coin }) => coin === code);
  const came = ended && !dead;
  const to = row.toAmount || row.quotedToAmount;
  return (
    <Legs
      dead={dead}
      from={{
        label: t(came ? "convert.result.youPaid" : "convert.youPay"),
        coin: row.fromCoin,
        info: infoOf(row.fromCoin),
        amount: row.fromAmount,
      }}
      to={{
        label: t(came ? "convert.result.youReceived" : "convert.youReceive"),
        coin: row.toCoin,
        info: infoOf(row.toCoin),
        amount: to,
      }}
    />
  );
}

function Facts({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const accountText = useAccountText();
  const { fromCoin, toCoin, quotedRate, convertRate, feeAmount, feeCoin } = row;
  const came = row.state === "success" || row.state === "partial";
  const rateTerm =
    row.kind === "limit" && !came
      ? "convert.records.rateWanted"
      : quotedRate === ""
        ? "convert.records.rate"
        : "convert.result.rate";
  return (
    <DescriptionList>
      {quotedRate !== "" && (
        <Fact term={t("convert.records.rateQuoted")}>
          <RateFigure from={fromCoin} to={toCoin} rate={quotedRate} />
        </Fact>
      )}
      {convertRate !== "" && (came || row.kind === "limit") && (
        <Fact term={t(rateTerm)}>
          <RateFigure from={fromCoin} to={toCoin} rate={convertRate} />
        </Fact>
      )}
      <Fact term={t("convert.records.fee")}>
        {isZeroText(feeAmount) ? (
          t("convert.feeNone")
        ) : (
          <Figure kind="amount" value={feeAmount} places={anyAccuracy} up unit={feeCoin} />
        )}
      </Fact>
      <Fact term={t("convert.confirm.fromAndTo")}>{accountText(row.accountType)}</Fact>
      <Fact term={t("convert.records.recordNo")}>
        <Id value={row.exchangeTxId} label={t("convert.records.copyRecordNo")} />
      </Fact>
      {row.quoteTxId !== "" && row.quoteTxId !== row.exchangeTxId && (
        <Fact term={t("convert.records.quoteNo")}>
          <Id value={row.quoteTxId} label={t("convert.records.copyQuoteNo")} />
        </Fact>
      )}
    </DescriptionList>
  );
}

function Id({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  return (
    <span className={idClass}>
      <span>{groupedId(value)}</span>
      <CopyButton value={value} label={label} />
    </span>
  );
}
