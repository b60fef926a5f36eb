import type { TFunction } from "i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { Column } from "#src/ui/data-table.tsx";
import type { Convert } from "../form/use-convert.ts";
import { OrderCell } from "./order-cell.tsx";
import { CancelButton, CardFootCell, DistanceCell, EndsCell, PriceCell } from "./order-cells.tsx";
import type { OrderRows } from "./use-order-rows.ts";

export interface OrderColumnsOptions extends Pick<Convert, "coinOf"> {
  readonly t: TFunction;
  readonly language: string;
  readonly rows: OrderRows;
  readonly onCancel: (order: LimitOrder) => void;
}

export function orderColumns(options: OrderColumnsOptions): readonly Column<LimitOrder>[] {
  const { t, coinOf, rows, onCancel } = options;
  const rowOf = (order: LimitOrder) => rows.rowOf(order.exchangeTxId);
  const cancel = (order: LimitOrder) => (
    <CancelButton order={order} coinOf={coinOf} onPress={() => onCancel(order)} />
  );
  return [
    {
      id: "order",
      head: t("convert.limit.order"),
      card: "lead",
      cell: (order) => <OrderCell order={order} coinOf={coinOf} />,
    },
    {
      id: "price",
      head: t("convert.limit.limitAndMarket"),
      figure: true,
      card: "figure",
      cell: (order) => <PriceCell order={order} row={rowOf(order)} />,
    },
    {
      id: "distance",
      head: t("convert.limit.distance"),
      cell: (order) => <DistanceCell order={order} row={rowOf(order)} />,
    },
    {
      id: "ends",
      head: t("convert.limit.endsHead"),
      cell: (order) => <EndsCell order={order} />,
    },
    { id: "cancel", head: "", cell: cancel },
    {
      id: "foot",
      head: "",
      only: "card",
      card: "foot",
      cell: (order) => (
        <CardFootCell order={order} row={rowOf(order)}>
          {cancel(order)}
        </CardFootCell>
      ),
    },
  ];
}
