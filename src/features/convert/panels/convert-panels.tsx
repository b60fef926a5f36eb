import { memo, type ReactNode } from "react";
import { isFeatureOn } from "#shared/site/features.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { useFeatures } from "#src/state/use-features.ts";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import type { Convert } from "../form/use-convert.ts";
import { SpecialTeaser } from "../special-coins/special-teaser.tsx";
import { FaqCard } from "./faq-card.tsx";
import { LimitsCard } from "./limits-card.tsx";

/** Without any of them there is no gap either. */
const parts = css`&:empty { display: none; }`;
const across = css`grid-column: 1 / -1;`;

export interface ConvertPanelsProps extends Pick<Convert, "account" | "form" | "signedIn"> {
  /** The code of what is wrong with the amount or the pair, "" for nothing. */
  readonly issue: string;
}

/** Limits and questions below the form, each where its site shows it (a pair that the server refuses has neither), and the way to the special coins. */
export default memo(function ConvertPanels(props: ConvertPanelsProps): ReactNode {
  const { account, form, signedIn, issue } = props;
  const features = useFeatures();
  const pair = { accountType: account, fromCoin: form.fromCoin, toCoin: form.toCoin };
  const { rows, current, status } = useAmendedTopic("convert.limits", pair);
  const shown = {
    limits: isFeatureOn(features, "convertLimit"),
    faq: isFeatureOn(features, "convertFaq"),
  };
  const isRefused = issue === "coin-closed" || issue === "same-coin";
  const reported = isRefused ? undefined : rows.get("limits");
  // What a conversion made out of date, and what cannot be read anew, is not said to be used or left.
  const known = current && status === "live";
  // What stands below comes with what stands above it: nothing is pushed down.
  const isWaiting = reported === undefined && !isRefused && (shown.limits || shown.faq);
  return (
    <>
      <div className={cx(flow.stack6, parts)}>
        {reported !== undefined && shown.limits && (
          <LimitsCard limits={reported} known={known} signedIn={signedIn === "logged-in"} />
        )}
        {signedIn === "logged-in" && !isWaiting && <SpecialTeaser />}
      </div>
      <div className={cx(across, parts)}>
        {reported !== undefined && shown.faq && <FaqCard limits={reported} />}
      </div>
    </>
  );
});
