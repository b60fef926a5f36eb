import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Note } from "#src/ui/note.tsx";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { Convert } from "./use-convert.ts";

/** The same without limits; they are asked for again by themselves. */
export function LimitsNote({
  row,
}: {
  readonly row: { readonly limitsFailed: boolean } | undefined;
}): ReactNode {
  const { t } = useTranslation();
  if (row?.limitsFailed !== true) return null;
  return (
    <Note tone="warn" announce>
      {t("convert.limitsError")}
    </Note>
  );
}

/** Without coins there are no balances, and no estimate on an amount: said where the button would wait for it. */
export function CoinsNote({ coins }: Pick<Convert, "coins">): ReactNode {
  const { t } = useTranslation();
  if (coins.status !== "error") return null;
  return (
    <Note tone="warn" announce>
      {t("convert.coinsError")}{" "}
      <button type="button" className={textLinkClass()} onClick={coins.refetch}>
        {t("ui.error.retry")}
      </button>
    </Note>
  );
}
