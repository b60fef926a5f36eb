import { type ComponentType, lazy } from "react";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import type { OpenRecord } from "./use-open-record.ts";

export interface DrawerProps<R> {
  readonly record: OpenRecord;
  /** The list beside it: its records have neighbours. */
  readonly records: readonly R[];
}

/** A drawer whose code comes once a record is pointed at or opened. */
export interface LazyDrawer<R> {
  readonly Drawer: ComponentType<DrawerProps<R>>;
  readonly fetch: () => Promise<unknown>;
}

export function lazyDrawer<R>(
  load: () => Promise<{ readonly default: ComponentType<DrawerProps<R>> }>,
): LazyDrawer<R> {
  const fetch = importWithRetry(load);
  return { Drawer: lazy(fetch), fetch };
}
