import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
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

/** Without coins there are no balances, and no estimate on an amount: said where the button would wait for it. Those of before are none of now. */
export function CoinsNote({ coins }: Pick<Convert, "coins">): ReactNode {
  const { t } = useTranslation();
  if (coins.error === null) return null;
  return (
    <Note tone="warn" announce>
      {t("entry.coinsError")}{" "}
      <button type="button" className={textLinkClass()} onClick={coins.refetch}>
        {t("ui.error.retry")}
      </button>
    </Note>
  );
}
