import type { TFunction } from "i18next";
import { ArrowLeftRight, type IconNode, LayoutGrid, List, Menu } from "lucide";
import { type Features, isFeatureOn } from "#shared/site/features.ts";
import type { NavEntry, NavGroup, NavTab } from "../ui/layout/nav.ts";
import type { AppRoute, NavGroupId } from "./route.ts";
import { routes } from "./routes.tsx";

/** What pages are grouped under; a group appears with its first page. */
export interface RouteGroup {
  readonly id: NavGroupId;
  /** Above its entries in the side bar; the overview stands alone. */
  readonly labelKey?: string;
  /** Of its tab on phones, once it has more than one page. */
  readonly tabKey: string;
  readonly icon: IconNode;
}

export const navGroups: readonly RouteGroup[] = [
  { id: "overview", tabKey: "nav.area", icon: LayoutGrid },
  { id: "move", labelKey: "nav.move", tabKey: "nav.moveShort", icon: ArrowLeftRight },
  { id: "records", labelKey: "nav.records", tabKey: "nav.records", icon: List },
  { id: "account", labelKey: "nav.account", tabKey: "nav.more", icon: Menu },
];

/** What navigation reads of a route. */
export type ListedRoute = Pick<
  AppRoute,
  "path" | "titleKey" | "icon" | "flip" | "group" | "feature" | "listedBy" | "listedForMovers"
>;

/** Whether the site shows a page at all (R2.11-R2.13, R4.12). */
export function isOffered({ feature }: Pick<AppRoute, "feature">, features: Features): boolean {
  return isOn(feature, features);
}

/** Whether ways lead there: where its entry alone is hidden the page stays. */
export function isListed(route: Pick<AppRoute, "feature" | "listedBy">, features: Features): boolean {
  return isOffered(route, features) && isOn(route.listedBy, features);
}

function isOn(flag: AppRoute["feature"], features: Features): boolean {
  return flag === undefined || isFeatureOn(features, flag);
}

/** The side bar's groups, from the route table. */
export function navigation(
  t: TFunction,
  features: Features,
  moves: boolean,
  all: readonly ListedRoute[] = routes,
): readonly NavGroup[] {
  return navGroups.map(({ id, labelKey }) => ({
    id,
    ...(labelKey !== undefined && { label: t(labelKey) }),
    entries: all
      .filter((route) => route.group === id && isListed(route, features))
      .filter(({ listedForMovers }) => moves || !listedForMovers)
      .map((route) => entryOf(route, t)),
  }));
}

/** The tab bar of phones: a group with one page is that page, one with several opens their list. */
export function tabs(
  t: TFunction,
  features: Features,
  all: readonly ListedRoute[] = routes,
): readonly NavTab[] {
  return navigation(t, features, false, all).flatMap(({ id, entries }): NavTab[] => {
    const [first] = entries;
    const group = navGroups.find((one) => one.id === id);
    if (first === undefined || group === undefined) return [];
    if (entries.length === 1) return [{ id, label: first.label, icon: first.icon, entries }];
    return [{ id, label: t(group.tabKey), icon: group.icon, entries }];
  });
}

function entryOf({ path, titleKey, icon, flip = false }: ListedRoute, t: TFunction): NavEntry {
  return { href: path, label: t(titleKey), icon, flip };
}
