import { useMemo } from "react";
import { type Features, resolveFeatures } from "#shared/site/features.ts";
import { useClientStore } from "./client-store.ts";

/** What the site shows, as its compliance config says now (R4.12, R6.5). */
export function useFeatures(): Features {
  const config = useClientStore((state) => state.webSiteComplianceConfig);
  return useMemo(() => resolveFeatures(config), [config]);
}
