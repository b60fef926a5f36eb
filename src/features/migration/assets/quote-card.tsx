import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { isLocked, pricedOf, unknownOf } from "#src/money/quote-flow-view.ts";
import { UnknownDialog } from "#src/money/unknown-dialog.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { css } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { useSiteName } from "../site-texts.ts";
import { type ConvertSession, type ConvertView, type TargetCoin, targetCoins } from "./convert-session.ts";
import { PricedPart } from "./priced-part.tsx";
import { QuoteRefusal } from "./quote-refusal.tsx";

const kinds = ["migrationConvert"] as const;
const choice = css`
  display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px;
  ${media.phone} { display: grid; align-items: stretch; width: 100%; }
`;

export interface QuoteCardProps {
  readonly state: MigrationState;
  readonly session: ConvertSession;
  readonly view: ConvertView;
  /** What is marked CONVERT now. */
  readonly converts: readonly MigrationAsset[];
}

/** What the new site does not list becomes another coin: a price for all of it, held for 30 s, and its confirmation. */
export function QuoteCard({ state, session, view, converts }: QuoteCardProps): ReactNode {
  const { t } = useTranslation();
  const siteName = useSiteName();
  const [toCoin, setToCoin] = useState<TargetCoin>(() => suggested(converts));
  const coins = coinsOf(converts);
  const priced = pricedOf(view);
  const close = (): void => void session.close();
  const card = useRef<HTMLElement>(null);
  // The button that asked is gone with its price, and what was pressed at a price with the next.
  useFocusKept(card, `${view.at} ${priced?.quote.quoteId ?? ""}`);
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="migration-convert">
      <CardBody pad="md">
        <div className={flow.stack4}>
          <h2 className={text.large} id="migration-convert">
            {t("migration.convert.title", { count: priced?.quote.exchangeCoins.length ?? coins.length })}
          </h2>
          <OpenIntentNote kinds={kinds} onShow={({ requestId }) => session.showIntent(requestId)} />
          {priced === null ? (
            <>
              <p className={text.ink2}>
                {t("migration.convert.text", {
                  site: siteName(state.targetSite),
                  coins: bidiIsolate(coins.join(", ")),
                })}
              </p>
              <div className={choice}>
                <Segmented
                  label={t("migration.convert.into")}
                  value={toCoin}
                  onChange={setToCoin}
                  options={targetCoins.map((coin) => ({ value: coin, label: coin }))}
                />
                <Button
                  variant="primary"
                  size="lg"
                  busy={view.at === "quoting"}
                  onClick={() => void session.request({ migrationId: state.migrationId, toCoin, coins })}
                >
                  {t("migration.convert.quote")}
                </Button>
              </div>
              <QuoteRefusal view={view} />
            </>
          ) : (
            <PricedPart view={priced} session={session} listed={coins} onClose={close} />
          )}
        </div>
      </CardBody>
      <UnknownDialog act="convert" unknown={unknownOf(view)} locked={isLocked(view)} onClose={close} />
    </Card>
  );
}

/** Each once, of however many accounts. */
function coinsOf(converts: readonly MigrationAsset[]): readonly string[] {
  return [...new Set(converts.map(({ coin }) => coin))];
}

/** What the exchange itself suggests. */
function suggested(converts: readonly MigrationAsset[]): TargetCoin {
  return targetCoins.find((coin) => converts.some((asset) => asset.toCoin === coin)) ?? "USDC";
}
