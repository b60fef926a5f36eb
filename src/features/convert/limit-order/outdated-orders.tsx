import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallState } from "#src/bridge/use-call.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { CardBody } from "#src/ui/card.tsx";

type OrderList = CallState<"limitOrder.list">;

/** What is known is of before: reading it again failed. */
export function isOld({ data, error }: OrderList): boolean {
  return data !== undefined && error !== null;
}

/** Above orders that stand though they could not be read again; nothing of others. */
export function OutdatedOrders({ list }: { readonly list: OrderList }): ReactNode {
  const { t } = useTranslation();
  if (!isOld(list)) return null;
  return (
    <CardBody>
      <OutdatedNote onRetry={list.refetch} retrying={list.fetching}>
        {t("convert.limit.outdated")}
      </OutdatedNote>
    </CardBody>
  );
}
