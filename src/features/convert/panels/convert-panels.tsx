import { type ReactNode, useState } from "react";
import { isFeatureOn, resolveFeatures } from "#shared/site/features.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { flow } from "#src/ui/flow.ts";
import type { Convert } from "../form/use-convert.ts";
import { FaqCard } from "./faq-card.tsx";
import { LimitsCard } from "./limits-card.tsx";

/** Limits and questions below the form, each where its site shows it. A pair that the server refuses has neither. */
export default function ConvertPanels({ convert }: { readonly convert: Convert }): ReactNode {
  const { account, form, row, signedIn } = convert;
  const config = useClientStore((state) => state.webSiteComplianceConfig);
  const features = resolveFeatures(config);
  const pair = { accountType: account, fromCoin: form.fromCoin, toCoin: form.toCoin };
  const limits = useTopic("convert.limits", pair).rows.get("limits");
  const [last, setLast] = useState(limits);
  if (limits !== undefined && limits !== last) setLast(limits);
  const shown = {
    limits: isFeatureOn(features, "convertLimit"),
    faq: isFeatureOn(features, "convertFaq"),
  };
  const isRefused = row?.problem?.code === "coin-closed" || row?.problem?.code === "same-coin";
  if (last === undefined || isRefused || (!shown.limits && !shown.faq)) return null;
  return (
    <div className={flow.stack6}>
      {shown.limits && (
        <LimitsCard limits={last} known={limits !== undefined} signedIn={signedIn === "logged-in"} />
      )}
      {shown.faq && <FaqCard limits={last} />}
    </div>
  );
}
