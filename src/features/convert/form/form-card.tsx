import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { storedValue } from "#src/bridge/page-host.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ModeTabs } from "../mode-tabs.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { ConvertWell } from "./convert-well.tsx";
import { MainButton } from "./main-button.tsx";
import { pairsKey } from "./pairs-key.ts";
import { RateLines } from "./rate-lines.tsx";
import { SwapSides } from "./swap-sides.tsx";
import type { Convert } from "./use-convert.ts";

const FormNotes = lazy(importWithRetry(() => import("./form-notes.tsx")));
const RecentPairs = lazy(importWithRetry(() => import("./recent-pairs-row.tsx")));

/** On phones the form lies on the page itself: the card is the page. */
const card = css`scroll-margin-block-start: 72px; ${media.phone} { border: 0; background: none; border-radius: 0; }`;
const body = css`padding: 16px 20px; ${media.phone} { padding: 8px 0 0; }`;
/** Of the same height before they are there: nothing below moves. */
const recent = css`min-height: 32px; ${media.coarse} { min-height: 44px; }`;
const wells = css`display: grid; grid-template-columns: minmax(0, 1fr);`;

export interface FormCardProps {
  readonly convert: Convert;
  readonly onPick: (pickFor: PickFor) => void;
}

/** What is paid, what is received, at which rate, within which limits, and the one button. */
export function FormCard({ convert, onPick }: FormCardProps): ReactNode {
  const { form, change, session } = convert;
  const { t } = useTranslation();
  const [known] = useState(() => storedValue(pairsKey) !== null);
  const holdSeconds = Math.round((convert.row?.quoteTtlMs ?? 0) / 1000);
  return (
    <Card className={card} aria-label={t("convert.title")} id="convert-form">
      <ModeTabs />
      <form
        className={cx(body, flow.stack4)}
        onSubmit={(event) => {
          event.preventDefault();
          convert.submit();
        }}
      >
        <AccountMenu account={convert.account} onPick={convert.pickAccount} />
        <div className={wells}>
          <ConvertWell convert={convert} side="from" onPick={() => onPick("from")} />
          <SwapSides form={form} change={change} />
          <ConvertWell convert={convert} side="to" onPick={() => onPick("to")} />
        </div>
        <RateLines convert={convert} />
        <div className={cx(flow.notPhone, flow.stack4)}>
          <MainButton convert={convert} submits />
          <p className={cx(text.caption, text.ink3, text.center)}>
            {holdSeconds > 0 && t("convert.holdHint", { count: holdSeconds })}
          </p>
        </div>
        {/* Below the button: what comes late must not move it from under a finger. */}
        {session !== null && (
          <Suspense fallback={null}>
            <FormNotes convert={convert} onPick={onPick} />
          </Suspense>
        )}
        {known && (
          <div className={recent}>
            <Suspense fallback={null}>
              {session !== null && <RecentPairs form={form} change={change} />}
            </Suspense>
          </div>
        )}
      </form>
    </Card>
  );
}
