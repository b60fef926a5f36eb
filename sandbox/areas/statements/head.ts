import type { Exchange } from "../../exchange.ts";
import type { FileColumn, FileHead } from "../../files/file-table.ts";
import type { StatementSettings } from "./settings.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";
import { timeText } from "./times.ts";

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Title and facts: who, what, when, and which part of how many. */
export function headOf(
  { clock }: Exchange<StatementSettings>,
  row: StatementRow,
  { account, coin, members, timezone, language }: StatementTerms,
  columns: readonly FileColumn[],
  part: { readonly number: number; readonly of: number },
): FileHead {
  const texts = textsOf(language);
  const madeAt = clock.now();
  const facts: (readonly [string, string] | undefined)[] = [
    [texts.user, members.join(", ")],
    account === "" ? undefined : [texts.account, account],
    coin === "" ? undefined : [texts.coin, coin],
    [texts.period, `${day(row.startAt)} – ${day(row.endAt - 1)} (UTC)`],
    [texts.timezone, timezone],
    [texts.madeAt, timeText(timezone)(madeAt)],
    [texts.statement, row.id],
    part.of === 1 ? undefined : [texts.part, `${part.number} / ${part.of}`],
  ];
  return {
    title: texts.kinds[row.kind],
    language,
    facts: facts.filter((fact) => fact !== undefined),
    columns,
    madeAt,
  };
}
