import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { historyPath } from "../paths.ts";
import { quoteUsed } from "../quote/quote-view.ts";
import type { PricedView } from "./batch-dialog.tsx";
import { isolated } from "./isolated.ts";
import type { Batch } from "./use-batch.ts";

const fine = names(text.caption, text.ink3, text.center);
const pair = css`display: grid; grid-template-columns: 1fr 1.6fr; gap: 12px;`;
const centered = names(text.small, text.center);
const history = `${historyPath}?kind=small`;

export interface BatchFooterProps {
  readonly batch: Batch;
  readonly view: PricedView;
  /** What the price brings in all, "" until it is added up. */
  readonly receive: string;
  readonly onClose: () => void;
}

/** The one act that is right now: convert, a new price, or the way on. None while the outcome is not known. */
export function BatchFooter({ batch, view, receive, onClose }: BatchFooterProps): ReactNode {
  const { session } = batch;
  const { t } = useTranslation();
  const format = useFormat();
  const coin = view.quote.result.exchangeCoins[0];
  const places = batch.coinOf(coin?.toCoin ?? "")?.accuracyLength ?? 8;
  const amount = isolated(`${format.amount(receive, places)} ${coin?.toCoin ?? ""}`);
  const act = receive === "" ? t("convert.confirm.now") : t("convert.small.convertTo", { amount });
  switch (view.at) {
    case "held":
      return (
        <>
          <Button variant="primary" size="lg" block onClick={() => void session.confirm()}>
            {act}
          </Button>
          <p className={fine}>{t("convert.small.each")}</p>
        </>
      );
    case "sending":
    case "settling":
      return (
        <>
          <Button variant="primary" size="lg" block busy>
            {act}
          </Button>
          <p className={fine}>{t("convert.confirm.sentHint")}</p>
        </>
      );
    case "seeking":
      return (
        <TextLink href={history} className={centered}>
          {t("convert.result.seeHistory")}
        </TextLink>
      );
    case "expired":
    case "absent":
      return <NewPrice batch={batch} asking={view.asking} />;
    case "refused":
      return (
        <>
          <NewPrice batch={batch} asking={view.asking} silent={view.error.code === quoteUsed} />
          <TextLink href={history} className={centered}>
            {t("convert.result.seeHistory")}
          </TextLink>
        </>
      );
    case "unsettled":
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
    case "settled":
      break;
  }
  return null;
}

interface NewPriceProps {
  readonly batch: Batch;
  readonly asking: boolean;
  /** A used price did convert something, once: then nothing is said about nothing. */
  readonly silent?: boolean;
}

function NewPrice({ batch, asking, silent = false }: NewPriceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        icon={RefreshCw}
        busy={asking}
        onClick={() => void batch.session.renew()}
      >
        {t("convert.confirm.newPrice")}
      </Button>
      {!silent && <p className={fine}>{t("convert.small.keeps")}</p>}
    </>
  );
}
