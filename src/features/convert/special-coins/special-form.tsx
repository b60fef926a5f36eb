import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { SwapButton } from "#src/ui/swap-button.tsx";
import { hiddenText, text } from "#src/ui/text.ts";
import { AccountMenu } from "../form/account-menu.tsx";
import { ConvertWell } from "../form/convert-well.tsx";
import { MainButton } from "../form/main-button.tsx";
import { CoinUnit } from "./coin-unit.tsx";
import { FixedRate } from "./fixed-rate.tsx";
import { shownRate } from "./shown-rate.ts";
import { SpecialFacts } from "./special-facts.tsx";
import { specialPath } from "./special-path.ts";
import { TargetMenu } from "./target-menu.tsx";
import type { Special } from "./use-special.ts";

const FormNotes = lazy(importWithRetry(() => import("../form/form-notes.tsx")));

/** On phones the form lies on the page itself: the card is the page. */
const card = css`${media.phone} { border: 0; background: none; border-radius: 0; }`;
const body = css`padding: 16px 20px; ${media.phone} { padding: 0; }`;
const seam = css`height: 8px;`;
const wells = css`display: grid; grid-template-columns: minmax(0, 1fr);`;

export interface SpecialFormProps {
  readonly special: Special;
  /** What the coin can become here and at the market. */
  readonly targets: readonly ConvertCoin[];
}

/** Direction, account, what is paid and received, the rate that stands, and the one button. */
export function SpecialForm({ special, targets }: SpecialFormProps): ReactNode {
  const { product, form, change, isBack } = special;
  const { coin, toCoin, reversible } = product;
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [announced, setAnnounced] = useState("");
  const turn = (): void => {
    change({ type: "swapped" });
    setAnnounced(t("convert.swapped", { from: form.toCoin, to: form.fromCoin }));
  };
  const toList = (): void => go(specialPath);
  const directionOf = (from: string, to: string): string => t("convert.specialCoins.direction", { from, to });
  return (
    <Card className={card} aria-label={t("convert.specialCoins.title", { coin })}>
      <form
        className={cx(body, flow.stack4)}
        onSubmit={(event) => {
          event.preventDefault();
          special.submit();
        }}
      >
        {reversible && (
          <Segmented
            fill
            label={t("convert.specialCoins.directionLabel")}
            value={isBack ? "back" : "there"}
            options={[
              { value: "there", label: directionOf(coin, toCoin) },
              { value: "back", label: directionOf(toCoin, coin) },
            ]}
            onChange={turn}
          />
        )}
        <AccountMenu account={special.account} onPick={special.pickAccount} />
        <div className={wells}>
          <ConvertWell
            convert={special}
            side="from"
            onPick={toList}
            unit={<CoinUnit coin={form.fromCoin} icon={isBack ? product.toIcon : product.icon} />}
            answerLabel={t("convert.specialCoins.payExactly")}
          />
          {reversible ? (
            <SwapButton label={t("convert.specialCoins.turn")} onClick={turn} />
          ) : (
            <div className={seam} />
          )}
          <ConvertWell
            convert={special}
            side="to"
            onPick={toList}
            unit={
              isBack ? (
                <CoinUnit coin={coin} icon={product.icon} />
              ) : (
                <TargetMenu product={product} targets={targets} account={special.account} />
              )
            }
            answerLabel={t("convert.specialCoins.receiveExactly")}
          />
        </div>
        <FixedRate shown={shownRate(special)} badge>
          {t("convert.specialCoins.noSpread")}
        </FixedRate>
        <SpecialFacts special={special} />
        <Suspense fallback={null}>
          <FormNotes convert={special} onPick={toList} kind="specialCoins" />
        </Suspense>
        <div className={cx(flow.notPhone, flow.stack4)}>
          <MainButton convert={special} label={t("convert.specialCoins.review")} submits />
          <p className={cx(text.caption, text.ink3, text.center)}>{t("convert.specialCoins.reviewHint")}</p>
        </div>
        <span className={hiddenText} role="status">
          {announced}
        </span>
      </form>
    </Card>
  );
}
