import type { ReactNode } from "react";
import { FiatEntry } from "./fiat-entry.tsx";

/** /fiat/deposit: money in, by the ways that the site offers. */
export default function FiatDepositPage(): ReactNode {
  return <FiatEntry side={0} />;
}
