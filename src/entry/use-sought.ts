import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { isFeatureOn } from "#shared/site/features.ts";
import { useFeatures } from "#src/state/use-features.ts";
import type { RecipientTyped } from "./use-recipient.ts";

/** Whom a form looks for: nobody where the site hides the way in which they are named (R2.11). */
export interface Sought extends RecipientTyped {
  /** By what the site lets people find others. */
  readonly ways: readonly InternalTarget[];
  /** Who was named, or anybody else, cannot be looked up here. */
  readonly isHidden: boolean;
}

export function useSought({ by, who }: RecipientTyped): Sought {
  const features = useFeatures();
  const ways: readonly InternalTarget[] = [
    ...(isFeatureOn(features, "internalTransferUid") ? (["UID"] as const) : []),
    ...(isFeatureOn(features, "internalTransferMail") ? (["EMAIL"] as const) : []),
    ...(isFeatureOn(features, "internalTransferPhone") ? (["MOBILE"] as const) : []),
  ];
  const [first] = ways;
  if (first === undefined) return { by, who: "", ways, isHidden: true };
  return ways.includes(by)
    ? { by, who, ways, isHidden: false }
    : { by: first, who: "", ways, isHidden: who !== "" };
}
