import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { KindTiles } from "#src/files/kind-tiles.tsx";
import { formFoot } from "#src/files/page-style.ts";
import { utcDate } from "#src/files/period.ts";
import { ZoneField } from "#src/files/zone-field.tsx";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { rangeText } from "#src/records/time-texts.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { fieldClass, labelClass } from "#src/ui/box.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { flow } from "#src/ui/flow.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { AccountsField } from "./accounts-field.tsx";
import { CreateButton, type PartProps, QuotaText } from "./create-button.tsx";
import { CreatingNote } from "./creating-note.tsx";
import { kindIcons } from "./kinds.ts";
import { NoResidence } from "./residence.tsx";
import type { Chosen } from "./tax-form.ts";
import { YearFigures } from "./year-figures.tsx";

/** On phones the form lies on the page itself: the card is the page. */
const card = css`${media.phone} { border: 0; background: none; border-radius: 0; padding: 0; }`;
const group = css`border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 8px; & > legend { padding: 0; margin-block-end: 6px; }`;
const two = css`display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); align-items: start;`;
const tall = css`& > fieldset { min-height: 48px; & > label { min-height: 42px; } }`;

/** As high as period and format; on phones what stands below stays out of sight until they are there. */
const period = css`min-block-size: 18rem; ${media.phone} { min-block-size: 100vh; }`;

interface NewReportProps extends PartProps {
  readonly chosen: Chosen;
  readonly onAccounts: () => void;
}

/** What is to be in the report. The choice stands in the address. */
export function NewReport({ tax, chosen, onAccounts }: NewReportProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { change, busy, residence, unread, overview } = tax;
  const id = useId();
  const [running] = overview.data?.years ?? [];
  return (
    <Card pad="md" className={cx(card, flow.stack6)} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t("tax.new")}
      </h2>
      {residence === "" && <NoResidence />}
      {unread !== null && (
        <OutdatedNote onRetry={unread.refetch} retrying={unread.fetching}>
          {t("tax.residenceError")}
        </OutdatedNote>
      )}
      <AccountsField tax={tax} chosen={chosen} onOpen={onAccounts} />
      <div className={flow.stack2}>
        <span className={labelClass} aria-hidden="true">
          {t("tax.type")}
        </span>
        <KindTiles
          label={t("tax.type")}
          value={chosen.kind}
          disabled={busy}
          onChange={(kind) => change({ kind })}
          tiles={chosen.kinds.map((kind) => ({
            kind,
            label: t(`tax.kind.${kind}`),
            detail: t(`tax.kindText.${kind}`),
            icon: kindIcons[kind],
          }))}
        />
      </div>
      <AfterFrame fallback={<div className={period} />}>
        <fieldset className={group} disabled={busy}>
          <legend className={labelClass}>{t("tax.period")}</legend>
          <div className={cx(flow.row, flow.wrap)}>
            {overview.data?.years.map((year) => (
              <Chip
                key={year}
                aria-pressed={year === chosen.year}
                onClick={() => change({ year: String(year) })}
              >
                {year === running ? t("tax.soFar", { year }) : year}
              </Chip>
            ))}
          </div>
          <p className={cx(text.small, text.ink3)}>{daysText(chosen.year, i18n.language)}</p>
          <YearFigures tax={tax} chosen={chosen} />
        </fieldset>
        <div className={two}>
          <div className={cx(fieldClass, tall)}>
            <span className={labelClass} aria-hidden="true">
              {t("tax.format")}
            </span>
            <Segmented
              fill
              label={t("tax.format")}
              value={chosen.format}
              onChange={(format) => change({ format })}
              options={chosen.formats.map((format) => ({ value: format, label: format }))}
            />
          </div>
          <ZoneField value={tax.form.zone} onChange={(zone) => change({ zone })} disabled={busy} />
        </div>
        <CreatingNote tax={tax} />
      </AfterFrame>
      <div className={formFoot}>
        <QuotaText tax={tax} />
        <CreateButton tax={tax} />
      </div>
    </Card>
  );
}

/** The days of a year as far as they are there: "Jan 1 – Nov 27, 2026 · UTC". */
function daysText(year: number, language: string): string {
  const [last, today] = [`${year}-12-31`, utcDate(serverNow())];
  return `${rangeText(`${year}-01-01`, today < last ? today : last, language)} · UTC`;
}
