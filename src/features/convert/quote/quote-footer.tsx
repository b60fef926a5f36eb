import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Converting } from "../form/use-convert.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { historyPath } from "../paths.ts";
import { quoteUsed } from "./quote-view.ts";

const fine = names(text.caption, text.ink3, text.center);
const pair = css`display: grid; grid-template-columns: 1fr 1.6fr; gap: 12px;`;
const link = css`color: var(--link); font-weight: 500; text-align: center; font-size: 13px; &:hover { text-decoration: underline; }`;

export interface QuoteFooterProps {
  readonly convert: Converting;
  readonly onClose: () => void;
}

/** The one act that is right now: confirm, a new price, or the way on. None while the outcome is not known. */
export function QuoteFooter({ convert, onClose }: QuoteFooterProps): ReactNode {
  const { view, session } = convert;
  const { t } = useTranslation();
  const confirm = (): void => {
    void session.confirm();
  };
  switch (view.at) {
    case "held":
      return (
        <>
          <Button variant="primary" size="lg" block onClick={confirm}>
            {t("convert.confirm.now")}
          </Button>
          <p className={fine}>{t("convert.confirm.hint")}</p>
        </>
      );
    case "sending":
    case "settling":
      return (
        <>
          <Button variant="primary" size="lg" block busy>
            {t("convert.confirm.now")}
          </Button>
          <p className={fine}>{t("convert.confirm.sentHint")}</p>
        </>
      );
    case "seeking":
      return (
        <Link href={historyPath} className={link}>
          {t("convert.result.seeHistory")}
        </Link>
      );
    case "expired":
    case "absent":
      return <NewPrice convert={convert} asking={view.asking} />;
    case "refused":
      if (view.error.kind === "NotLoggedIn") return <LogIn convert={convert} />;
      return (
        <>
          <NewPrice convert={convert} asking={view.asking} silent={view.error.code === quoteUsed} />
          <Link href={historyPath} className={link}>
            {t("convert.result.seeHistory")}
          </Link>
        </>
      );
    case "settled":
    case "unsettled":
      return (
        <div className={pair}>
          <Link href={historyPath} className={buttonClass("secondary", "lg", true)}>
            {t("convert.result.seeHistory")}
          </Link>
          <Button variant="primary" size="lg" block onClick={onClose}>
            {t("convert.result.done")}
          </Button>
        </div>
      );
    case "closed":
    case "asking":
      break;
  }
  return null;
}

/** Nothing was sent: the way back leads to the very same form. */
function LogIn({ convert }: { readonly convert: Converting }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="lg" block onClick={useLogIn(convert.form)}>
      {t("convert.logIn")}
    </Button>
  );
}

interface NewPriceProps {
  readonly convert: Converting;
  readonly asking: boolean;
  /** A used price did convert something, once: then nothing is said about nothing. */
  readonly silent?: boolean;
}

function NewPrice({ convert, asking, silent = false }: NewPriceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        icon={RefreshCw}
        busy={asking}
        onClick={() => {
          void convert.session.renew();
        }}
      >
        {t("convert.confirm.newPrice")}
      </Button>
      {!silent && <p className={fine}>{t("convert.confirm.nothing")}</p>}
    </>
  );
}
