import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { columns } from "#src/ui/layout/page.tsx";
import { SkeletonLine } from "#src/ui/skeleton.tsx";
import { readMode } from "../convert-mode.ts";
import { readLink } from "../form/convert-link.ts";
import { PairFrame } from "./pair-frame.tsx";

/** As high as the form on a phone, px: the price stands where it will stay. */
const formHeight = 514;

/** Before texts and form are there: the live price of the pair in the address. */
export function PairAhead(): ReactNode {
  const search = useSearch();
  const { from, to } = readLink(search).pair;
  return (
    <div className={columns.convert}>
      <SkeletonLine width="100%" height={formHeight} />
      {readMode(search) === "instant" && <PairFrame fromCoin={from} toCoin={to} />}
    </div>
  );
}
