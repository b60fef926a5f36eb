import type { ReactNode } from "react";
import type { DiagRow, DiagStage } from "#shared/contract/diag.ts";
import { css } from "../ui/style.ts";
import { timeText } from "./figures.ts";

const table = css`
  width: 100%; border-collapse: collapse; font-size: 12px; line-height: 16px;
  & caption { text-align: start; font-weight: 600; padding-block: var(--s1); }
  & th, & td { padding: 2px var(--s1); border-block-start: 1px solid var(--line); text-align: end; font-weight: 400; }
  & th { color: var(--ink-2); }
  & td { font-family: var(--mono); overflow-wrap: anywhere; }
  & th:first-child, & td:first-child { text-align: start; padding-inline-start: 0; }
`;

const stages: readonly (readonly [stage: DiagStage, label: string])[] = [
  ["inflate", "inflate"],
  ["parse", "parse"],
  ["derive", "derive"],
  ["publish", "publish"],
  ["taken", "taken by the page"],
];

export function TimesTable({ times }: { readonly times: DiagRow["times"] }): ReactNode {
  return (
    <table className={table}>
      <caption>Worker times, last 10 s</caption>
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Runs</th>
          <th scope="col">Mean µs</th>
          <th scope="col">p95 µs</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(([stage, label]) => (
          <tr key={stage}>
            <th scope="row">{label}</th>
            <td data-diag={`${stage}-count`}>{times[stage].count}</td>
            <td data-diag={`${stage}-mean`}>{times[stage].meanUs}</td>
            <td data-diag={`${stage}-p95`}>{times[stage].p95Us}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ListProps {
  readonly caption: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly { readonly no: number; readonly cells: readonly [string, string, string] }[];
}

/** Calls and errors; an empty list is its caption alone. */
function List({ caption, columns, rows }: ListProps): ReactNode {
  if (rows.length === 0) return <p className={empty}>{caption}: none</p>;
  return (
    <table className={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ no, cells: [first, second, third] }) => (
          <tr key={no}>
            <td>{first}</td>
            <td>{second}</td>
            <td>{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const empty = css`font-size: 12px; line-height: 16px; color: var(--ink-2); padding-block: var(--s1);`;

export function CallsTable({ calls }: Pick<DiagRow, "calls">): ReactNode {
  const rows = calls.map(({ no, name, ms, outcome }) => ({ no, cells: [name, `${ms}`, outcome] as const }));
  return <List caption="Last calls" columns={["Call", "ms", "Outcome"]} rows={rows} />;
}

export function ErrorsTable({ errors }: Pick<DiagRow, "errors">): ReactNode {
  const rows = errors.map(({ no, code, call, at }) => ({ no, cells: [code, call, timeText(at)] as const }));
  return <List caption="Last errors" columns={["Code", "Call", "UTC"]} rows={rows} />;
}
