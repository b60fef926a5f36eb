import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { loginHref } from "#src/session/login.ts";
import { Button } from "#src/ui/button.tsx";
import { writeLink } from "../form/convert-link.ts";
import { writePriceLink } from "./limit-form.ts";
import type { Limit } from "./use-limit.ts";

export interface LimitButtonProps {
  readonly limit: Limit;
  readonly onAsk: () => void;
  /** It stands within the form, which hears its press as a submit. */
  readonly submits?: boolean;
}

/** Asks for the review; who is signed out is led to the login and comes back to the same order. */
export function LimitButton({ limit, onAsk, submits = false }: LimitButtonProps): ReactNode {
  const { convert, priceText, form: limitForm, waiting } = limit;
  const { form, signedIn } = convert;
  const { t } = useTranslation();
  const [path, go] = useLocation();
  const search = useSearch();
  if (signedIn === "anonymous") {
    return (
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => {
          const amount = form.side === "from" ? form.text : "";
          const pair = { from: form.fromCoin, to: form.toCoin };
          const kept = writePriceLink(writeLink(search, pair, amount), priceText, limitForm.per);
          go(`${path}${kept}`, { replace: true, state: history.state });
          location.assign(loginHref());
        }}
      >
        {t("convert.logIn")}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      block
      type={submits ? "submit" : "button"}
      busy={waiting}
      {...(submits ? {} : { onClick: onAsk })}
    >
      {t("convert.limit.review")}
    </Button>
  );
}
