import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StatementFormat } from "#shared/contract/statements.ts";
import { presetRange } from "#src/files/period.ts";
import { PeriodField } from "#src/files/period-field.tsx";
import { ZoneField } from "#src/files/zone-field.tsx";
import { accountLabel } from "#src/records/account-label.ts";
import { dayText } from "#src/records/time-texts.ts";
import { fieldClass, labelClass } from "#src/ui/box.ts";
import type { DateRange } from "#src/ui/date-range.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { Select } from "#src/ui/select.tsx";
import { css, cx } from "#src/ui/style.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { type ChoiceProps, CoinField, MemberField } from "./choice-fields.tsx";
import { isOfCoins } from "./kinds.ts";
import { financialYears, firstDate, presetIds } from "./statement-form.ts";

const two = css`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr)); gap: 24px 16px; align-items: start;`;
/** As high as the fields beside it. */
const tall = css`& > fieldset { min-height: 48px; & > label { min-height: 42px; } }`;
/** Where it is of nothing that can be chosen, it leaves no gap. */
const pair = css`&:empty { display: none; }`;

/** From day to day: account, period, format, and in which zone the times stand. */
export function RangePart({ statements, chosen }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { form, change, days, busy } = statements;
  const { rule, dates, preset } = chosen;
  return (
    <>
      <div className={cx(two, pair)}>
        <MemberField statements={statements} chosen={chosen} />
        {rule.accounts.length > 1 && <AccountField statements={statements} chosen={chosen} />}
        {isOfCoins(rule.kind) && <CoinField statements={statements} chosen={chosen} />}
      </div>
      <PeriodField
        value={dates}
        preset={preset}
        presets={presetIds.map((id) => ({
          id,
          label: id === "lastYear" ? String(Number(days.today.slice(0, 4)) - 1) : t(`files.preset.${id}`),
          range: presetRange(id, days.today),
        }))}
        onChange={(range: DateRange, id) =>
          change({ dates: id === "" ? range : { from: "", to: "" }, preset: presetOf(id) })
        }
        min={firstDate}
        max={days.today}
        maxDays={rule.maxRangeDays}
        disabled={busy}
      />
      <div className={two}>
        <FormatField statements={statements} chosen={chosen} />
        <ZoneField value={form.zone} onChange={(zone) => change({ zone })} disabled={busy} />
      </div>
    </>
  );
}

const presetOf = (id: string) => presetIds.find((one) => one === id) ?? "own";

function AccountField({ statements: { change, busy }, chosen }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Select
      label={t("statements.account")}
      value={chosen.account}
      disabled={busy}
      onChange={(account) => change({ account })}
      options={[
        { value: "", label: t("statements.allAccounts") },
        ...chosen.rule.accounts.map((value) => ({ value, label: accountLabel(value, t) })),
      ]}
    />
  );
}

function FormatField({ statements: { change, busy }, chosen }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { formats } = chosen.rule;
  const label = t("statements.format");
  return (
    <div className={cx(fieldClass, tall)}>
      <span className={labelClass} aria-hidden="true">
        {label}
      </span>
      <Segmented<StatementFormat>
        fill
        label={label}
        value={chosen.format}
        onChange={(format) => change({ format })}
        options={formats.map((format) => ({ value: format, label: format, disabled: busy }))}
      />
    </div>
  );
}

/** Balances at the end of one day, in one currency. */
export function DayPart({ statements, chosen }: ChoiceProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { change, days, busy } = statements;
  const { day, currency } = chosen;
  const isEarly = day !== "" && day < firstDate;
  const wrong = isEarly
    ? t("statements.dayEarly", { date: dayText(firstDate, i18n.language, false, true) })
    : day === "" || day > days.yesterday
      ? t("statements.dayWrong")
      : "";
  return (
    <div className={two}>
      <TextField
        type="date"
        label={t("statements.day")}
        value={day}
        min={firstDate}
        max={days.yesterday}
        disabled={busy}
        onChange={(next) => change({ day: next })}
        hint={wrong !== "" ? { tone: "error", children: wrong } : { children: t("statements.dayText") }}
      />
      <Select
        label={t("statements.currency")}
        value={currency}
        disabled={busy}
        onChange={(next) => change({ currency: next })}
        options={[...new Set([currency, ...currencies])].map((value) => ({ value, label: value }))}
        hint={{ children: t("statements.signedPdf") }}
      />
    </div>
  );
}

const currencies = ["USD", "EUR", "GBP", "TRY", "KZT", "HKD", "AED", "INR", "JPY", "USDT"];

/** India's tax statement: one financial year, from April to March. */
export function YearPart({ statements: { change, days, busy }, chosen }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={two}>
      <Select
        label={t("statements.year")}
        value={chosen.year}
        disabled={busy}
        onChange={(year) => change({ year })}
        options={financialYears(days.today).map((value) => ({ value, label: value.replace("-", "–") }))}
        hint={{ children: t("statements.yearText") }}
      />
    </div>
  );
}
