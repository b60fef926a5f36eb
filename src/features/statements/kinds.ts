import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bot,
  ChartCandlestick,
  CircleDollarSign,
  Copy,
  FileClock,
  FileText,
  type IconNode,
  Landmark,
  Layers,
  List,
  PiggyBank,
  Receipt,
  RefreshCw,
  User,
  WalletCards,
} from "lucide";
import type { StatementFormat, StatementKind, StatementRule } from "#shared/contract/statements.ts";
import type { FeatureKey } from "#shared/site/feature-list.ts";
import { type Features, isFeatureOn } from "#shared/site/features.ts";

interface Kind {
  readonly icon: IconNode;
  /** The flag that it is shown by (R2.12). */
  readonly feature?: FeatureKey;
}

/** Every kind of F4f.2, in the order in which they are offered. */
export const kinds: Readonly<Record<StatementKind, Kind>> = {
  ACCOUNT_STATEMENT: { icon: Landmark },
  FUNDING: { icon: List },
  DEPOSIT: { icon: ArrowDownToLine },
  WITHDRAW: { icon: ArrowUpFromLine },
  CONVERT: { icon: RefreshCw },
  SPOT: { icon: FileText },
  UNIFIED: { icon: WalletCards },
  DERIVATIVES: { icon: ChartCandlestick, feature: "exportDerivatives" },
  CONTRACT: { icon: ChartCandlestick, feature: "exportContract" },
  USDC: { icon: CircleDollarSign, feature: "exportUsdc" },
  USDT: { icon: CircleDollarSign, feature: "exportUsdt" },
  COPY_TRADING: { icon: Copy, feature: "exportCopyTrading" },
  TRADING_TOOLS: { icon: Bot, feature: "exportTradingTools" },
  SAVINGS: { icon: PiggyBank, feature: "exportSavings" },
  ETP: { icon: Layers, feature: "exportEtp" },
  PRE_UPGRADE: { icon: FileClock, feature: "exportPreUpgrade" },
  INDIA_TAX: { icon: Receipt },
  PERSONAL_INFO: { icon: User, feature: "exportPersonalInfo" },
};

export const kindOrder = Object.keys(kinds) as readonly StatementKind[];
export const formatOrder: readonly StatementFormat[] = ["CSV", "XLSX", "PDF"];

export interface OfferedKind {
  readonly kind: StatementKind;
  readonly maxRangeDays: number;
  /** Never none. */
  readonly formats: readonly StatementFormat[];
  readonly accounts: readonly string[];
}

/**
 * What a person may have: the exchange lists it, the site shows it, and this page knows it (R2.12, F2e.1). India's tax statement
 * follows the region of the identity check (F8.12).
 */
export function offeredKinds(
  rules: readonly StatementRule[],
  features: Features,
  kycRegion: string,
): readonly OfferedKind[] {
  return kindOrder.flatMap((kind): OfferedKind[] => {
    const { feature } = kinds[kind];
    const rule = rules.find((one) => one.kind === kind);
    if (rule?.enabled !== true || rule.maxRangeDays < 1) return [];
    if (feature !== undefined && !isFeatureOn(features, feature)) return [];
    if (kind === "INDIA_TAX" && kycRegion !== "IND") return [];
    const formats = formatOrder.filter((format) => rule.formats.includes(format));
    if (formats.length === 0) return [];
    const { maxRangeDays, accounts } = rule;
    return [{ kind, maxRangeDays, formats, accounts }];
  });
}

/** How a kind is asked for: from day to day, of one day, or of a financial year. */
export function shapeOf(kind: StatementKind): "range" | "day" | "year" {
  if (kind === "ACCOUNT_STATEMENT") return "day";
  return kind === "INDIA_TAX" ? "year" : "range";
}

/** Whether it can be of one coin alone. */
export const isOfCoins = (kind: StatementKind): boolean => kind !== "PERSONAL_INFO";
