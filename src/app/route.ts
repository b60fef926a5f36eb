import type { IconNode } from "lucide";
import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import type { FeatureKey } from "#shared/site/feature-list.ts";
import { turnsOver } from "#src/lazy/turns.ts";
import { textsOf } from "../i18n/page-texts.ts";
import { fetchMono } from "../ui/fetch-mono.ts";

/** `Ahead` needs no texts: it stands for the page before they are there. */
type PageModule = { readonly default: ComponentType; readonly Ahead?: ComponentType };

/** Called once the page's code is there, which may be before its texts are. */
export type OnCode = (Ahead: ComponentType | undefined) => void;

/** One route below /user/assets (R2.1). Navigation, titles and prefetching all read this table. */
export interface AppRoute {
  /** Relative to the base, in wouter's words: `:id` stands for a part, `:id?` for one that may be missing. */
  readonly path: string;
  /** Key of the page's title, its name in the navigation too. */
  readonly titleKey: string;
  /** Whose texts the page shows: what their keys begin with; several stand apart. */
  readonly area: string;
  /** It shows addresses: their face comes beside its code. A sheet requests it only once they stand, in another one. */
  readonly mono?: true;
  /** Fetches the page's code and its area's texts. */
  readonly load: (onCode?: OnCode) => Promise<PageModule>;
  readonly Page: ComponentType;
  /** What stands for the page until it can be rendered; known once its code is there. */
  Ahead?: ComponentType | undefined;
  readonly icon: IconNode;
  /** The icon points along the line of text. */
  readonly flip?: boolean;
  /** Under which caption the side bar lists it; absent: it is not listed. */
  readonly group?: NavGroupId;
  /** The flag that the page is shown by; where it is off there is neither an entry nor a page (R2.11-R2.13). */
  readonly feature?: FeatureKey;
  /** The flag of the ways to it alone: the page stays, since outcomes are told there. */
  readonly listedBy?: FeatureKey;
  /** In the side bar of those alone whose account moves; on phones the banner leads to it. */
  readonly listedForMovers?: true;
  /** A task page: on phones its header has the way back, the title and at most one further link. */
  readonly task?: { readonly backTo: string; readonly aside?: string };
}

export type NavGroupId = "overview" | "move" | "records" | "account";

/** Its code and texts come on demand. */
export function route(entry: Omit<AppRoute, "Page">): AppRoute {
  let there: ComponentType | undefined;
  const load = async (onCode?: OnCode): Promise<PageModule> => {
    if (entry.mono === true) fetchMono();
    const code = entry.load().then((page) => {
      made.Ahead = page.Ahead;
      onCode?.(page.Ahead);
      return page;
    });
    const [page] = await Promise.all([code, ...entry.area.split(" ").map(textsOf)]);
    await turnsOver();
    there = page.default;
    return page;
  };
  const Late = lazy(load);
  /** What is there already is painted at once: React would show what stands for it first, for 300 ms at least. */
  function Page(): ReactNode {
    const [Shown] = useState<ComponentType>(() => there ?? Late);
    return createElement(Shown);
  }
  const made: AppRoute = { ...entry, load, Page };
  return made;
}

/** A page that is not listed belongs to the one it leads back to; one that leads home has no place in the side bar. */
export function listedPath({ group, task }: Pick<AppRoute, "group" | "task">, path: string): string {
  const back = task?.backTo ?? "/";
  return group === undefined && back !== "/" ? back : path;
}
