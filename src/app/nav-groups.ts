import type { TFunction } from "i18next";
import { type Features, isFeatureOn } from "#shared/site/features.ts";
import type { NavEntry, NavGroup, NavTab } from "../ui/layout/nav.ts";
import { type AppRoute, navGroups, routes } from "./routes.tsx";

/** What navigation reads of a route. */
export type ListedRoute = Pick<AppRoute, "path" | "titleKey" | "icon" | "group" | "feature" | "listedBy">;

/** Whether the site shows a page at all (R2.11-R2.13, R4.12). */
export function isOffered({ feature }: Pick<AppRoute, "feature">, features: Features): boolean {
  return isOn(feature, features);
}

function isOn(flag: AppRoute["feature"], features: Features): boolean {
  return flag === undefined || isFeatureOn(features, flag);
}

/** The side bar's groups, from the route table. */
export function navigation(
  t: TFunction,
  features: Features,
  all: readonly ListedRoute[] = routes,
): readonly NavGroup[] {
  return navGroups.map(({ id, labelKey }) => ({
    id,
    ...(labelKey !== undefined && { label: t(labelKey) }),
    entries: all
      .filter((route) => route.group === id && isOffered(route, features))
      .filter(({ listedBy }) => isOn(listedBy, features))
      .map((route) => entryOf(route, t)),
  }));
}

/** The tab bar of phones: a group with one page is that page, one with several opens their list. */
export function tabs(
  t: TFunction,
  features: Features,
  all: readonly ListedRoute[] = routes,
): readonly NavTab[] {
  return navigation(t, features, all).flatMap(({ id, entries }): NavTab[] => {
    const [first] = entries;
    const group = navGroups.find((one) => one.id === id);
    if (first === undefined || group === undefined) return [];
    if (entries.length === 1) return [{ id, label: first.label, icon: first.icon, entries }];
    return [{ id, label: t(group.tabKey), icon: group.icon, entries }];
  });
}

function entryOf({ path, titleKey, icon }: ListedRoute, t: TFunction): NavEntry {
  return { href: path, label: t(titleKey), icon };
}
