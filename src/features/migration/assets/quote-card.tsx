import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useBatchGaps } from "#src/money/batch-gap.tsx";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { QuoteFlowFooter } from "#src/money/quote-flow-footer.tsx";
import { isLocked, pricedOf, unknownOf } from "#src/money/quote-flow-view.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { LoggedOutNote } from "../change-note.tsx";
import { migrationPath } from "../paths.ts";
import { useSiteName } from "../site-texts.ts";
import { useRefusalText } from "../use-refusal-text.ts";
import {
  type ConvertSession,
  type ConvertView,
  type PricedConvert,
  type TargetCoin,
  targetCoins,
} from "./convert-session.ts";
import { QuoteHold } from "./quote-hold.tsx";
import { QuotedCoins } from "./quoted-coins.tsx";

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
  const coins = bidiIsolate([...new Set(converts.map(({ coin }) => coin))].join(", "));
  const priced = pricedOf(view);
  const close = (): void => void session.close();
  return (
    <Card aria-labelledby="migration-convert">
      <CardBody pad="md">
        <div className={flow.stack4}>
          <h2 className={text.large} id="migration-convert">
            {t("migration.convert.title", { count: new Set(converts.map(({ coin }) => coin)).size })}
          </h2>
          <OpenIntentNote kinds={kinds} onShow={({ requestId }) => session.showIntent(requestId)} />
          {priced === null ? (
            <>
              <p className={text.ink2}>
                {t("migration.convert.text", { site: siteName(state.targetSite), coins })}
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
                  onClick={() => void session.request({ migrationId: state.migrationId, toCoin })}
                >
                  {t("migration.convert.quote")}
                </Button>
              </div>
              <Refusal view={view} />
            </>
          ) : (
            <Priced view={priced} session={session} converts={converts} onClose={close} />
          )}
        </div>
      </CardBody>
      <MoneyDialog
        act="convert"
        open={false}
        unknown={unknownOf(view)}
        locked={isLocked(view)}
        onClose={close}
        title=""
        footer={null}
      >
        {null}
      </MoneyDialog>
    </Card>
  );
}

/** What the exchange itself suggests. */
function suggested(converts: readonly MigrationAsset[]): TargetCoin {
  return targetCoins.find((coin) => converts.some((asset) => asset.toCoin === coin)) ?? "USDC";
}

interface PricedProps extends Pick<QuoteCardProps, "session" | "converts"> {
  readonly view: PricedConvert;
  readonly onClose: () => void;
}

function Priced({ view, session, converts, onClose }: PricedProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { quoteId, exchangeCoins, totalToAmount } = view.quote;
  const toCoin = exchangeCoins[0]?.toCoin ?? "";
  const amount = bidiIsolate(`${format.amount(totalToAmount, anyAccuracy)} ${toCoin}`);
  const listed = new Set(converts.map(({ coin }) => coin));
  const quoted = new Set(exchangeCoins.map(({ fromCoin }) => fromCoin));
  const isOther = listed.size !== quoted.size || [...listed].some((coin) => !quoted.has(coin));
  const isOpen = view.at === "held" || view.at === "expired";
  const caution = useBatchGaps({ quoteId, coins: exchangeCoins, held: view.at === "held" });
  return (
    <div className={flow.stack4}>
      <QuoteHold view={view} onEnd={() => session.tick()} />
      {isOpen && isOther && converts.length > 0 && (
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
      <Refusal view={view} />
      <div className={cx(flow.stack2)}>
        {view.at === "settled" ? (
          <Button size="lg" onClick={onClose}>
            {t("money.done")}
          </Button>
        ) : (
          <QuoteFlowFooter
            view={view}
            session={session}
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

function Refusal({ view }: { readonly view: ConvertView }): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  if (view.at === "absent") {
    return (
      <Note tone="info" announce>
        {t("migration.convert.absent")}
      </Note>
    );
  }
  const error =
    view.at === "refused" ? view.error : view.at === "closed" || view.at === "expired" ? view.refusal : null;
  if (error === null || error.kind === "Cancelled") return null;
  // Where it was refused, the login stands below it.
  if (error.kind === "NotLoggedIn" && view.at !== "refused") {
    return <LoggedOutNote>{words(error)}</LoggedOutNote>;
  }
  return (
    <Note tone={error.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
      {words(error)}
    </Note>
  );
}
