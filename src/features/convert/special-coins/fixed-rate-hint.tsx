import { Equal } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";
import { writeAccount } from "../form/account.ts";
import { writeLink } from "../form/convert-link.ts";
import type { Convert } from "../form/use-convert.ts";
import { isStablecoin } from "../market/stablecoins.ts";
import { productOfPair, productPath } from "./special-path.ts";

const link = css`color: var(--link); font-weight: 500; &:hover { text-decoration: underline; }`;

/** Tells who converts one stable coin into another at the market that a product fixes the rate of this very pair. */
export function FixedRateHint({ convert }: { readonly convert: Convert }): ReactNode {
  const { form, signedIn, account } = convert;
  const { fromCoin, toCoin } = form;
  const { t } = useTranslation();
  const format = useFormat();
  const enabled = signedIn === "logged-in" && isStablecoin(fromCoin) && isStablecoin(toCoin);
  const { data } = useCall("convert.specialProducts", {}, { enabled });
  const product = data && productOfPair(data.products, fromCoin, toCoin);
  if (!enabled || product === undefined) return null;
  const rate = bidiIsolate(`1 ${product.coin} = ${format.price(product.fixedRate)} ${product.toCoin}`);
  const typed = writeLink("", { from: fromCoin, to: toCoin }, form.sent ? "" : form.text, form.side);
  return (
    <Note icon={Equal}>
      {t("convert.specialCoins.hint", { rate })}{" "}
      <Link href={productPath(product.productId) + writeAccount(typed, account)} className={link}>
        {t("convert.specialCoins.useFixed")}
      </Link>
    </Note>
  );
}
