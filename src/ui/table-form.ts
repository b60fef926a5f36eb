import { type RefObject, useLayoutEffect, useState } from "react";
import { queries } from "./breakpoints.ts";
import { cardsForm, columnsForm, heights } from "./long-table-style.ts";
import { pxOf } from "./rem.ts";
import type { RowSizes } from "./row-offsets.ts";
import { usePhone } from "./use-phone.ts";

/** Narrower than this it has no room for columns, px at the usual size of text. */
const cardsBelow = 560;

export interface TableForm extends RowSizes {
  readonly cards: boolean;
  /** px at the usual size of text: with larger text there is room for fewer columns. */
  readonly width: number;
}

/** How a long table is laid out in the room that it has; null until that is known. */
export function useTableForm(box: RefObject<HTMLElement | null>): TableForm | null {
  const phone = usePhone();
  // On a phone it is cards, however wide: nothing has to be laid out to know that.
  const [form, setForm] = useState(() => (phone ? formOf(0, phone) : null));
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => {
      const now = formOf(phone ? 0 : element.clientWidth / pxOf(1), phone);
      setForm((before) => (before !== null && isSame(before, now) ? before : now));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    // Larger text makes the page longer, whatever it does to this box.
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [box, phone]);
  return form;
}

function formOf(width: number, phone: boolean): TableForm {
  // What has no width is laid out by nobody, so everything of it is there.
  const cards = phone || (width > 0 && width <= cardsBelow);
  const stacked = matchMedia(queries.stacked).matches;
  const { row, title } = heights[cards ? (stacked ? "stacked" : "cards") : "columns"];
  return { cards, width: width > 0 ? width : Number.POSITIVE_INFINITY, row: pxIn(row), title: pxIn(title) };
}

const pxIn = ([rem, px]: readonly [rem: number, px: number]): number => pxOf(rem * 16) + px;

const isSame = (a: TableForm, b: TableForm): boolean =>
  a.cards === b.cards && a.width === b.width && a.row === b.row && a.title === b.title;

export const stylesOf = ({ cards }: TableForm): typeof columnsForm | typeof cardsForm =>
  cards ? cardsForm : columnsForm;
