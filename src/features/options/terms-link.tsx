import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";

/** Beside this page, so that answers stay where they are. Nothing where the host names no address. */
export function TermsLink({ url }: { readonly url: string }): ReactNode {
  const { t } = useTranslation();
  if (url === "") return null;
  return (
    <p className={text.small}>
      <TextLink href={new URL(url, location.origin).href} newWindow>
        {t("options.readTerms")}
      </TextLink>
    </p>
  );
}
