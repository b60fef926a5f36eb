import type { ReactNode } from "react";
import { FiatEntry } from "./fiat-entry.tsx";

/** /fiat/withdraw: money out, by the ways that the site offers. */
export default function FiatWithdrawPage(): ReactNode {
  return <FiatEntry side={1} />;
}
