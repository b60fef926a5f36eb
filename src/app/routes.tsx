import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpDown,
  ArrowUpFromLine,
  Blocks,
  BookUser,
  FileDown,
  History,
  Landmark,
  LayoutGrid,
  List,
  MoveRight,
  RefreshCw,
  Snowflake,
} from "lucide";
import { type AppRoute, route } from "./route.ts";

export const routes: readonly AppRoute[] = [
  route({
    path: "/",
    titleKey: "nav.overview",
    area: "overview todo",
    icon: LayoutGrid,
    group: "overview",
    load: () => import("../features/overview/overview-page.tsx"),
  }),
  route({
    path: "/deposit",
    titleKey: "nav.deposit",
    area: "deposit coins cost todo travelRule",
    icon: ArrowDownToLine,
    group: "move",
    load: () => import("../features/deposit/deposit-page.tsx"),
    mono: true,
    task: { backTo: "/", aside: "/deposit/chain-address" },
  }),
  route({
    path: "/deposit/chain-address",
    titleKey: "nav.depositAddresses",
    area: "deposit",
    icon: BookUser,
    load: () => import("../features/deposit/addresses/chain-address-page.tsx"),
    mono: true,
  }),
  route({
    path: "/fiat/deposit",
    titleKey: "nav.fiat.in",
    area: "fiat",
    icon: ArrowDownToLine,
    feature: "fiatDeposit",
    load: () => import("../features/fiat/deposit-page.tsx"),
    task: { backTo: "/deposit" },
  }),
  route({
    path: "/fiat/withdraw",
    titleKey: "nav.fiat.out",
    area: "fiat",
    icon: ArrowUpFromLine,
    feature: "fiatWithdraw",
    load: () => import("../features/fiat/withdraw-page.tsx"),
    task: { backTo: "/withdraw" },
  }),
  route({
    path: "/withdraw",
    titleKey: "nav.withdraw",
    area: "withdraw coins recipient travelRule verificationCodes",
    icon: ArrowUpFromLine,
    group: "move",
    load: () => import("../features/withdraw/withdraw-page.tsx"),
    mono: true,
    task: { backTo: "/" },
  }),
  route({
    path: "/transfer",
    titleKey: "nav.transfer",
    area: "transfer recipient",
    icon: ArrowLeftRight,
    group: "move",
    load: () => import("../features/transfer/transfer-page.tsx"),
    task: { backTo: "/", aside: "/subAccountTransferRecord" },
  }),
  route({
    path: "/exchange/index",
    titleKey: "nav.convert",
    area: "convert",
    icon: RefreshCw,
    group: "move",
    load: () => import("../features/convert/convert-page.tsx"),
    task: { backTo: "/", aside: "/exchange/history" },
  }),
  route({
    path: "/otc/index",
    titleKey: "nav.blockTrade",
    area: "convert",
    icon: Blocks,
    group: "move",
    load: () => import("../features/convert/block-trade/home-page.tsx"),
  }),
  route({
    path: "/otc/convert",
    titleKey: "nav.blockTrade",
    area: "convert",
    icon: Blocks,
    load: () => import("../features/convert/block-trade/block-page.tsx"),
    task: { backTo: "/otc/index", aside: "/otc/history" },
  }),
  route({
    path: "/otc/history",
    titleKey: "nav.blockTradeHistory",
    area: "convert",
    icon: History,
    load: () => import("../features/convert/block-trade/block-history-page.tsx"),
    task: { backTo: "/otc/index" },
  }),
  route({
    path: "/exchange/history",
    titleKey: "nav.convertHistory",
    area: "convert",
    icon: History,
    group: "records",
    load: () => import("../features/convert/history/history-page.tsx"),
  }),
  route({
    path: "/subAccountTransferRecord",
    titleKey: "nav.transferRecords",
    area: "transfer",
    icon: List,
    flip: true,
    group: "records",
    listedBy: "subAccountTransferRecords",
    load: () => import("../features/transfer/records/records-page.tsx"),
  }),
  route({
    path: "/records/derivatives",
    titleKey: "nav.derivatives",
    area: "ledger",
    icon: ArrowUpDown,
    group: "records",
    load: () => import("../features/ledger/derivatives/derivatives-page.tsx"),
  }),
  route({
    path: "/records/asset-history",
    titleKey: "nav.assetHistory",
    area: "ledger",
    icon: History,
    group: "records",
    load: () => import("../features/ledger/funding/asset-history-page.tsx"),
  }),
  route({
    path: "/records/frozen-assets",
    titleKey: "nav.frozen",
    area: "ledger",
    icon: Snowflake,
    group: "records",
    load: () => import("../features/ledger/frozen/frozen-page.tsx"),
  }),
  route({
    path: "/exportStatement",
    titleKey: "nav.statements",
    area: "statements files verificationCodes",
    icon: FileDown,
    group: "records",
    load: () => import("../features/statements/statements-page.tsx"),
    task: { backTo: "/" },
  }),
  // The same page by the spelling of older links.
  route({
    path: "/exportStatment",
    titleKey: "nav.statements",
    area: "statements files verificationCodes",
    icon: FileDown,
    load: () => import("../features/statements/statements-page.tsx"),
    task: { backTo: "/" },
  }),
  route({
    path: "/tax-center",
    titleKey: "nav.taxCenter",
    area: "tax files cost",
    icon: Landmark,
    group: "records",
    load: () => import("../features/tax/tax-page.tsx"),
    task: { backTo: "/" },
  }),
  route({
    path: "/exchange/lwb-exchange/history/:id",
    titleKey: "nav.specialCoinsHistory",
    area: "convert",
    icon: History,
    load: () => import("../features/convert/special-coins/special-history-page.tsx"),
    task: { backTo: "/exchange/index" },
  }),
  route({
    path: "/exchange/lwb-exchange/:id?",
    titleKey: "nav.specialCoins",
    area: "convert",
    icon: RefreshCw,
    load: () => import("../features/convert/special-coins/special-page.tsx"),
    task: { backTo: "/exchange/index", aside: "/exchange/history" },
  }),
  route({
    path: "/money-address",
    titleKey: "nav.addressBook",
    area: "addressBook verificationCodes coins recipient travelRule",
    icon: BookUser,
    group: "account",
    load: () => import("../features/address-book/book/book-page.tsx"),
    mono: true,
  }),
  route({
    path: "/money-address/batch",
    titleKey: "nav.addressBatch",
    area: "addressBook verificationCodes coins recipient travelRule",
    icon: BookUser,
    load: () => import("../features/address-book/batch/batch-page.tsx"),
    mono: true,
    task: { backTo: "/money-address" },
  }),
  route({
    path: "/money-address/risk-check",
    titleKey: "nav.addressCheck",
    area: "addressBook verificationCodes coins recipient travelRule",
    icon: BookUser,
    load: () => import("../features/address-book/check/check-page.tsx"),
    mono: true,
    task: { backTo: "/money-address", aside: "/money-address" },
  }),
  route({
    path: "/questionnaire",
    titleKey: "nav.questionnaire",
    area: "options",
    icon: Blocks,
    load: () => import("../features/options/questionnaire-page.tsx"),
    task: { backTo: "/" },
  }),
  route({
    path: "/center/migration",
    titleKey: "nav.migration",
    area: "migration verificationCodes",
    icon: MoveRight,
    flip: true,
    group: "account",
    listedForMovers: true,
    load: () => import("../features/migration/migration-page.tsx"),
    task: { backTo: "/" },
  }),
];

/** The parts of the design system, for developers: in no build that is released (`npm run build:gallery`). */
const gallery: readonly AppRoute[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === "1"
    ? [
        route({
          path: "/__gallery",
          // Its own title: a page for developers has no translations.
          titleKey: "Design system",
          // It has no words of its own: those of the controls that it shows.
          area: "ui",
          icon: LayoutGrid,
          load: () => import("../features/gallery/gallery-page.tsx"),
        }),
      ]
    : [];

/** The route of a path relative to the base. */
export function routeOf(path: string): AppRoute | undefined {
  const plain = path.replace(/\/+$/, "") || "/";
  return [...routes, ...gallery].find((entry) => patternOf(entry.path).test(plain));
}

/**
 * What the host's config and analytics call a page: its path without ids. The root has none and is the overview, and
 * whatever is no page of ours is not found: an address may hold anything.
 */
export function routeKey(path: string): string {
  const entry = routeOf(path);
  if (entry === undefined) return "not-found";
  return entry.path.replace(/\/:.*$/, "").slice(1) || "overview";
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/:\w+/g, "(/[^/]+)")}$`);
}
