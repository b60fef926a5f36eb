import { lazy, type ReactNode, Suspense } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { patientImport } from "#src/ui/patient-import.ts";
import { hiddenText } from "#src/ui/text.ts";
import { useIdle } from "../use-idle.ts";
import { tableClass } from "./price-list-style.ts";
import { PriceRow } from "./price-row.tsx";

const LongPriceRows = lazy(patientImport(() => import("./long-price-rows.tsx")));

/** Wide enough for the column, and a pointer to trade it for the button. */
const roomForSparks = "(min-width: 768px) and (hover: hover)";

/** From here on only the rows in sight are in the document. */
const longFrom = 40;

export interface PriceTableProps {
  readonly label: string;
  readonly codes: readonly string[];
  readonly coinOf: (code: string) => ConvertCoin | undefined;
  readonly onConvert: (coin: string) => void;
}

export function PriceTable({ label, codes, coinOf, onConvert }: PriceTableProps): ReactNode {
  const { t } = useTranslation();
  const idle = useIdle();
  // A line for each of hundreds of rows would be hundreds of requests.
  const short = codes.length < longFrom;
  const rowOf = (code: string): ReactNode => (
    <PriceRow
      key={code}
      coin={code}
      name={coinOf(code)?.fullName ?? ""}
      icon={coinOf(code)?.icon}
      onConvert={onConvert}
      spark={idle && short && matchMedia(roomForSparks).matches}
    />
  );
  return (
    <table className={tableClass} aria-label={label} aria-rowcount={codes.length + 1}>
      <thead>
        <tr>
          <th scope="col" data-coin="">
            {t("convert.list.coin")}
          </th>
          <th scope="col" data-right="" data-price="">
            {t("convert.list.lastPrice")}
          </th>
          <th scope="col" data-right="" data-change="">
            {t("convert.list.change")}
          </th>
          <th scope="col" data-right="" data-range="">
            {t("convert.list.highLow")}
          </th>
          <th scope="col" data-right="" data-turnover="">
            {t("convert.list.turnover")}
          </th>
          <th scope="col" data-act="">
            <span className={hiddenText}>{t("convert.list.action")}</span>
          </th>
        </tr>
      </thead>
      {short ? (
        <tbody>{codes.map(rowOf)}</tbody>
      ) : (
        <Suspense fallback={<tbody>{codes.slice(0, 20).map(rowOf)}</tbody>}>
          <LongPriceRows codes={codes} rowOf={rowOf} />
        </Suspense>
      )}
    </table>
  );
}
