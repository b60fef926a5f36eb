import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { type OpenView, quoteUsed } from "../quote/quote-view.ts";
import { isolated } from "./isolated.ts";
import { productHistoryPath } from "./special-path.ts";
import type { Exchanging } from "./use-special.ts";

const fine = names(text.caption, text.ink3, text.center);
const pair = css`display: grid; grid-template-columns: 1fr 1.6fr; gap: 12px;`;
const link = css`color: var(--link); font-weight: 500; text-align: center; font-size: 13px; &:hover { text-decoration: underline; }`;
const anyAccuracy = 18;

export interface SpecialFooterProps {
  readonly special: Exchanging;
  readonly view: OpenView;
  readonly onClose: () => void;
}

/** The one act that is right now: exchange, try again, or the way on. None while the outcome is not known. */
export function SpecialFooter({ special, view, onClose }: SpecialFooterProps): ReactNode {
  const { product, session, coinOf } = special;
  const { t } = useTranslation();
  const format = useFormat();
  const history = productHistoryPath(product.productId);
  const { fromCoin, fromAmount } = view.quote;
  const amount = format.amount(fromAmount, coinOf(fromCoin)?.accuracyLength ?? anyAccuracy);
  const act = t("convert.special.now", { amount: isolated(`${amount} ${fromCoin}`) });
  switch (view.at) {
    case "held":
      return (
        <>
          <Button variant="primary" size="lg" block onClick={() => void session.confirm()}>
            {act}
          </Button>
          <p className={fine}>
            {t(product.reversible ? "convert.special.canReturn" : "convert.special.noReturn")}
          </p>
        </>
      );
    case "sending":
    case "settling":
      return (
        <>
          <Button variant="primary" size="lg" block busy>
            {act}
          </Button>
          <p className={fine}>{t("convert.special.sentHint")}</p>
        </>
      );
    case "seeking":
      return (
        <Link href={history} className={link}>
          {t("convert.result.seeHistory")}
        </Link>
      );
    case "expired":
    case "absent":
    case "refused": {
      // A used quote did exchange something, once: then nothing is said about nothing.
      const silent = view.at === "refused" && view.error.code === quoteUsed;
      return (
        <>
          <Button
            variant="primary"
            size="lg"
            block
            icon={RefreshCw}
            busy={view.asking}
            onClick={() => void session.renew()}
          >
            {t("convert.special.again")}
          </Button>
          {!silent && <p className={fine}>{t("convert.special.nothing")}</p>}
          {silent && (
            <Link href={history} className={link}>
              {t("convert.result.seeHistory")}
            </Link>
          )}
        </>
      );
    }
    case "settled":
    case "unsettled":
      break;
  }
  return (
    <div className={pair}>
      <Link href={history} className={buttonClass("secondary", "lg", true)}>
        {t("convert.result.seeHistory")}
      </Link>
      <Button variant="primary" size="lg" block onClick={onClose}>
        {t("convert.result.done")}
      </Button>
    </div>
  );
}
