import { ArrowDownToLine, ArrowUpFromLine } from "lucide";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import type { Column, RowGroup } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

export interface RecordSample {
  readonly id: string;
  readonly time: string;
  readonly kind: string;
  readonly amount: string;
  readonly coin: string;
  readonly where: string;
  readonly state: "done" | "running" | "attention";
}

const patterns: readonly Omit<RecordSample, "id">[] = [
  { time: "14:02:37", kind: "Deposit", amount: "2500", coin: "USDT", where: "TRC20", state: "running" },
  { time: "13:48:10", kind: "Withdrawal", amount: "-0.0405", coin: "BTC", where: "Bitcoin", state: "done" },
  {
    time: "09:15:02",
    kind: "Deposit",
    amount: "23539.055848",
    coin: "XRP",
    where: "XRP Ledger",
    state: "attention",
  },
];
const states = { done: "Completed", running: "Confirming 14/20", attention: "Information needed" } as const;

/** Days of three records each, newest first or last. */
export function recordsOf(days: number, descending: boolean): readonly RowGroup<RecordSample>[] {
  const groups = Array.from({ length: days }, (_, day) => ({
    id: String(day),
    title: `${21 - day} November`,
    rows: patterns.map((pattern, at) => ({ ...pattern, id: `${day}-${at}` })),
  }));
  if (descending) return groups;
  return groups.toReversed().map((group) => ({ ...group, rows: group.rows.toReversed() }));
}

const disc = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;
const lead = cx(flow.rowWide, text.medium);
const coinClass = cx(flow.row, text.strong);

export function sampleColumns(order: {
  readonly descending: boolean;
  readonly onSort: () => void;
}): readonly Column<RecordSample>[] {
  return [
    {
      id: "time",
      head: "Time",
      sort: { direction: order.descending ? "descending" : "ascending", onSort: order.onSort },
      cell: (row) => <span className={figureClass}>{row.time}</span>,
      className: text.ink2,
    },
    {
      id: "kind",
      head: "Type",
      card: "lead",
      cell: (row) => (
        <div className={lead}>
          <span className={disc}>
            <Icon of={row.amount.startsWith("-") ? ArrowUpFromLine : ArrowDownToLine} size={16} />
          </span>
          {row.kind}
        </div>
      ),
    },
    {
      id: "amount",
      head: "Amount",
      figure: true,
      card: "figure",
      cell: (row) => (
        <>
          <Figure
            value={row.amount}
            kind="amount"
            places={8}
            pointWidth="4.6em"
            signed
            colored={!row.amount.startsWith("-")}
            muteFraction
          />
          <span data-tail="">{row.coin}</span>
        </>
      ),
      className: text.medium,
    },
    {
      id: "coin",
      head: "",
      cell: (row) => (
        <span className={coinClass}>
          <CoinDisc coin={row.coin} size={20} />
          {row.coin}
        </span>
      ),
    },
    { id: "where", head: "Where", drop: 680, cell: (row) => row.where, className: text.ink2 },
    {
      id: "id",
      head: "Order ID",
      drop: 860,
      cell: (row) => (
        <span className={flow.row}>
          {row.id} <CopyButton value={row.id} label={`Copy record ${row.id}`} />
        </span>
      ),
    },
    {
      id: "meta",
      head: "",
      only: "card",
      card: "meta",
      cell: (row) => (
        <>
          <span className={figureClass}>{row.time}</span> · {row.where}
        </>
      ),
    },
    {
      id: "state",
      head: "Status",
      card: "state",
      cell: (row) => <StateMark kind={row.state}>{states[row.state]}</StateMark>,
    },
  ];
}
