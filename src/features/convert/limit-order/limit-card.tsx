import { Wallet } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PickFor } from "#src/entry/coin-list.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import type { OpenIntent } from "#src/money/intent.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { CoinsNote, LimitsNote } from "../form/coins-note.tsx";
import { SwapSides } from "../form/swap-sides.tsx";
import { ModeTabs } from "../mode-tabs.tsx";
import { LimitButton } from "./limit-button.tsx";
import { LifeChoice, LimitFacts } from "./limit-facts.tsx";
import { LimitWell } from "./limit-well.tsx";
import { PriceRemark, PriceSteps } from "./price-steps.tsx";
import { PriceWell } from "./price-well.tsx";
import type { Limit } from "./use-limit.ts";

/** On phones the form lies on the page itself: the card is the page. */
const card = css`scroll-margin-block-start: 72px; ${media.phone} { border: 0; background: none; border-radius: 0; }`;
const body = css`padding: 16px 20px; ${media.phone} { padding: 0; }`;
const label = cx(text.small, text.medium, text.ink2);
/** As high as the chip that other modes choose their account by. */
const account = css`min-height: 32px; flex-wrap: wrap; ${media.coarse} { min-height: 44px; }`;
const wells = css`display: grid; grid-template-columns: minmax(0, 1fr);`;

export interface LimitCardProps {
  readonly limit: Limit;
  readonly onPick: (pickFor: PickFor) => void;
  readonly onReview: () => void;
  /** Shows the state of something sent whose outcome is not known. */
  readonly onShow: (intent: OpenIntent) => void;
}

const kinds = ["limitOrder", "cancelOrder"] as const;

/** What is paid, what is wanted for it, for how long, and the one button. */
export function LimitCard({ limit, onPick, onReview, onShow }: LimitCardProps): ReactNode {
  const { convert } = limit;
  const { t } = useTranslation();
  return (
    <Card className={card} aria-label={t("nav.limitOrder")} id="convert-form">
      <ModeTabs />
      <form
        className={cx(body, flow.stack4)}
        onSubmit={(event) => {
          event.preventDefault();
          onReview();
        }}
      >
        <div className={cx(flow.between, account)}>
          <span className={label}>{t("convert.account")}</span>
          <span className={cx(flow.row, text.small)}>
            <span className={text.ink3}>{t("convert.limit.uses")}</span>
            <span className={cx(flow.rowTight, text.medium)}>
              <Icon of={Wallet} size={16} />
              {t("convert.account.funding")}
            </span>
          </span>
        </div>
        <div className={wells}>
          <LimitWell limit={limit} side="from" onPick={() => onPick("from")} />
          <SwapSides form={convert.form} change={convert.change} />
          <LimitWell limit={limit} side="to" onPick={() => onPick("to")} />
        </div>
        <div className={flow.stack2}>
          <PriceWell limit={limit} />
          <PriceSteps limit={limit} />
          <PriceRemark limit={limit} />
        </div>
        <AfterFrame>
          <LifeChoice limit={limit} />
          <LimitFacts limit={limit} />
          <div className={cx(flow.notPhone, flow.stack4)}>
            <LimitButton limit={limit} onReview={onReview} submits />
            <p className={cx(text.caption, text.ink3, text.center)}>{t("convert.limit.whole")}</p>
          </div>
        </AfterFrame>
        <CoinsNote coins={convert.coins} />
        <LimitsNote row={limit.row} />
        <OpenIntentNote kinds={kinds} onShow={onShow} />
      </form>
    </Card>
  );
}
