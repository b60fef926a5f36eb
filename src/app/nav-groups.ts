import type { TFunction } from "i18next";
import type { NavEntry, NavGroup } from "../ui/layout/nav.ts";
import { type AppRoute, navGroups, routes } from "./routes.tsx";

/** The side bar's groups, from the route table. */
export function navigation(t: TFunction): readonly NavGroup[] {
  return navGroups.map(({ id, labelKey }) => ({
    id,
    ...(labelKey !== undefined && { label: t(labelKey) }),
    entries: routes.filter(({ group }) => group === id).map((route) => entryOf(route, t)),
  }));
}

/** The tab bar of phones: the first place of each group. */
export function tabs(t: TFunction): readonly NavEntry[] {
  return navGroups.flatMap(({ id }) => {
    const first = routes.find(({ group }) => group === id);
    return first === undefined ? [] : [entryOf(first, t)];
  });
}

function entryOf({ path, titleKey, icon }: AppRoute, t: TFunction): NavEntry {
  return { href: path, label: t(titleKey), icon };
}
