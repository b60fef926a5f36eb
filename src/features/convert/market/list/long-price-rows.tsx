import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { pxOf } from "#src/ui/rem.ts";
import { fillerClass } from "./price-list-style.ts";

const rowHeight = 48;

export interface LongPriceRowsProps {
  readonly codes: readonly string[];
  readonly rowOf: (code: string) => ReactNode;
}

/** A table body of any length that scrolls with the page: rows out of sight are two empty rows of their height. */
export default function LongPriceRows({ codes, rowOf }: LongPriceRowsProps): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box !== undefined) setTop(box.top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this very component only
  const virtual = useWindowVirtualizer({
    count: codes.length,
    estimateSize: () => pxOf(rowHeight),
    overscan: 10,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items[items.length - 1]?.end ?? top) - top);
  return (
    <tbody ref={body}>
      <Filler height={before} />
      {items.map((item) => rowOf(codes[item.index] ?? ""))}
      <Filler height={after} />
    </tbody>
  );
}

function Filler({ height }: { readonly height: number }): ReactNode {
  return (
    <tr className={fillerClass}>
      <td colSpan={6} style={{ blockSize: height }} />
    </tr>
  );
}
