import {
  ArrowDownToLine,
  Award,
  ChartCandlestick,
  Coins,
  type IconNode,
  PiggyBank,
  TrendingDown,
} from "lucide";
import type { TaxReportKind } from "#shared/contract/tax-report-kinds.ts";

export const kindIcons: Readonly<Record<TaxReportKind, IconNode>> = {
  TRADE: ChartCandlestick,
  PNL: TrendingDown,
  EARN: PiggyBank,
  DEPOSIT_WITHDRAWAL: ArrowDownToLine,
  BONUS: Award,
  AIRDROP: Coins,
};
