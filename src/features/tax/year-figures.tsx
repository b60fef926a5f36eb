import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Note } from "#src/ui/note.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { shortCode } from "#src/ui/short-code.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { PartProps } from "./create-button.tsx";
import type { Chosen } from "./tax-form.ts";

const well = css`background: var(--sunken); border: 1px solid var(--line); border-radius: var(--r2); padding: 12px 14px; min-height: 120px;`;

/** What the year of the main account, or of the one that is chosen, comes to: declared costs are in it. */
export function YearFigures({ tax, chosen }: PartProps & { readonly chosen: Chosen }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const format = useFormat();
  const { mainUid, residence, isDeclared, overview } = tax;
  const [uid = mainUid, ...others] = chosen.uids;
  const isKnown = isDeclared && overview.data?.currency !== "";
  const figures = useCall(
    "tax.figures",
    { mainUid, uid, year: chosen.year },
    { enabled: isKnown && others.length === 0 },
  );
  if (residence === "" || others.length > 0) return null;
  const { data, error, refetch } = figures;
  const failure = error !== null && (
    <div className={cx(data === undefined && well, text.small)} role="alert">
      {t("tax.figuresError")} {errorText(error)}{" "}
      <button type="button" className={textLinkClass()} onClick={refetch}>
        {t("ui.error.retry")}
      </button>
    </div>
  );
  if (data === undefined && failure !== false) return failure;
  // Those of before look it: a cost may have been declared since.
  const isOld = failure !== false;
  return (
    <>
      {failure}
      <DescriptionList
        size="sm"
        className={well}
        data-figures={data?.gain ?? ""}
        data-stale={isOld ? "" : undefined}
      >
        {(["proceeds", "cost", "gain", "income"] as const).map((name) => (
          <Fact key={name} term={t(`tax.figure.${name}`)}>
            <OwnFigure
              kind="amount"
              value={data?.[name]}
              places={2}
              unit={shortCode(data?.currency ?? "")}
              live={isOld}
            />
          </Fact>
        ))}
      </DescriptionList>
      {data !== undefined && data.unpriced > 0 && (
        <Note tone="warn">{t("tax.unpriced", { n: format.count(data.unpriced) })}</Note>
      )}
    </>
  );
}
