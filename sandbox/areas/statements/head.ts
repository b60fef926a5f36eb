import type { Exchange } from "../../exchange.ts";
import type { FileColumn, FileHead } from "../../files/file-table.ts";
import type { StatementSettings } from "./settings.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { timeText } from "./times.ts";
import { wordsOf } from "./words/index.ts";

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Title and facts: who, what, when, and which part of how many. */
export function headOf(
  { clock }: Exchange<StatementSettings>,
  row: StatementRow,
  { account, coin, members, timezone, language }: StatementTerms,
  columns: readonly FileColumn[],
  part: { readonly number: number; readonly of: number },
): FileHead {
  const words = wordsOf(language);
  const madeAt = clock.now();
  const facts: (readonly [string, string] | undefined)[] = [
    [words.user, members.join(", ")],
    account === "" ? undefined : [words.account, account],
    coin === "" ? undefined : [words.coin, coin],
    [words.period, `${day(row.startAt)} – ${day(row.endAt - 1)} (UTC)`],
    [words.timezone, timezone],
    [words.madeAt, timeText(timezone)(madeAt)],
    [words.statement, row.id],
    part.of === 1 ? undefined : [words.part, `${part.number} / ${part.of}`],
  ];
  return {
    title: words.kinds[row.kind],
    language,
    facts: facts.filter((fact) => fact !== undefined),
    columns,
    madeAt,
  };
}
