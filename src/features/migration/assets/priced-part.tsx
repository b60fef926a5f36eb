import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useBatchGaps } from "#src/money/batch-gap.tsx";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { migrationPath } from "../paths.ts";
import type { ConvertSession, PricedConvert } from "./convert-session.ts";
import { QuoteHold } from "./quote-hold.tsx";
import { QuoteRefusal } from "./quote-refusal.tsx";
import { QuotedCoins } from "./quoted-coins.tsx";

export interface PricedPartProps {
  readonly session: ConvertSession;
  readonly view: PricedConvert;
  /** What is marked CONVERT now. */
  readonly listed: readonly string[];
  readonly onClose: () => void;
}

/** A price of the conversion, with the one act that is right at it. */
export function PricedPart({ view, session, listed, onClose }: PricedPartProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { quoteId, exchangeCoins, totalToAmount } = view.quote;
  const toCoin = exchangeCoins[0]?.toCoin ?? "";
  const amount = bidiIsolate(`${format.amount(totalToAmount, anyAccuracy)} ${toCoin}`);
  const quoted = new Set(exchangeCoins.map(({ fromCoin }) => fromCoin));
  const isOther = listed.length !== quoted.size || listed.some((coin) => !quoted.has(coin));
  const isOpen = view.at === "held" || view.at === "expired";
  const caution = useBatchGaps({ quoteId, coins: exchangeCoins, held: view.at === "held" });
  const { intent } = session;
  // Of a list that changed another price is asked for, since a renewed one is of the same coins.
  const renew = (): Promise<void> =>
    isOther && listed.length > 0 && intent !== null
      ? session.request({ ...intent, coins: listed })
      : session.renew();
  return (
    <div className={flow.stack4}>
      <QuoteHold view={view} onEnd={() => session.tick()} />
      {isOpen && isOther && listed.length > 0 && (
        <Note tone="warn" announce>
          {t("migration.convert.listChanged")}
        </Note>
      )}
      {view.at === "held" && view.notice === "unsent" && (
        <Note tone="warn" announce>
          {t("migration.convert.unsent")}
        </Note>
      )}
      <QuotedCoins view={view} />
      <QuoteRefusal view={view} />
      <div className={flow.stack2}>
        {view.at === "settled" ? (
          <Button size="lg" onClick={onClose}>
            {t("money.done")}
          </Button>
        ) : (
          <QuoteFlowFooter
            view={view}
            session={{ confirm: (receives) => session.confirm(receives), renew }}
            receives={totalToAmount}
            act={t("migration.convert.act", { amount })}
            caution={caution}
            hint={t("migration.convert.hint")}
            nothing={t("migration.convert.nothing")}
            history={migrationPath}
            onClose={onClose}
          />
        )}
        {isOpen && (
          <Button variant="tertiary" onClick={onClose}>
            {t("migration.convert.other")}
          </Button>
        )}
      </div>
    </div>
  );
}
