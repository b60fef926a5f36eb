import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { PickFor } from "#src/entry/coin-list.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { AccountMenu } from "../form/account-menu.tsx";
import { ConvertWell } from "../form/convert-well.tsx";
import { SwapSides } from "../form/swap-sides.tsx";
import { useLiveRow } from "../form/use-live-row.ts";
import { BlockAction } from "./block-action.tsx";
import { BlockQuote } from "./block-quote.tsx";
import type { Block } from "./use-block.ts";

const FormNotes = lazy(importWithRetry(() => import("../form/form-notes.tsx")));

/** On phones the form lies on the page itself: the card is the page. */
const card = css`
  scroll-margin-block-start: 72px;
  ${media.phone} { border: 0; background: none; border-radius: 0; & > header { padding: 0 0 8px; border: 0; min-height: 40px; } }
`;
const body = css`padding: 16px 20px; ${media.phone} { padding: 0; }`;
const wells = css`display: grid; grid-template-columns: minmax(0, 1fr);`;

export interface BlockFormProps {
  readonly block: Block;
  readonly act: string;
  readonly onPick: (pickFor: PickFor) => void;
}

/** What is paid and received, the quote that is held for it, and the one button. */
export function BlockForm({ block, act, onPick }: BlockFormProps): ReactNode {
  const { session, view } = block;
  const { t } = useTranslation();
  const isHeld = view.at === "held" || view.at === "expired";
  const comparison = useLiveRow(block.comparison.live, !isHeld);
  const shown = withQuote(block, comparison?.quoteValue);
  return (
    <Card className={card} aria-labelledby="block-form">
      <CardHead title={t("convert.block.form")} id="block-form" />
      <form
        className={cx(body, flow.stack4)}
        onSubmit={(event) => {
          event.preventDefault();
          // A quote that is shown is confirmed by its own button alone.
          if (!isHeld) block.submit();
        }}
      >
        <AccountMenu account={block.account} onPick={block.pickAccount} />
        <div className={wells}>
          <ConvertWell
            convert={shown}
            side="from"
            onPick={() => onPick("from")}
            {...(isHeld && { answerLabel: t("convert.block.payHeld") })}
          />
          <SwapSides form={block.form} change={block.change} />
          <ConvertWell
            convert={shown}
            side="to"
            onPick={() => onPick("to")}
            {...(isHeld && { answerLabel: t("convert.block.receiveHeld") })}
          />
        </div>
        {session !== null && <BlockQuote block={{ ...block, session }} />}
        <div className={cx(flow.notPhone, flow.stack4)}>
          <BlockAction block={block} act={act} submits />
          <p className={cx(text.caption, text.ink3, text.center)}>{t("convert.block.whole")}</p>
        </div>
        {/* Below the button: what comes late must not move it from under a finger. */}
        {session !== null && (
          <Suspense fallback={null}>
            <FormNotes convert={block} onPick={onPick} kind="block" />
          </Suspense>
        )}
      </form>
    </Card>
  );
}

/** While a quote is held the wells show its own figures, to the last digit. */
function withQuote(block: Block, toValue = ""): Block {
  const { view, row } = block;
  if (row === undefined || (view.at !== "held" && view.at !== "expired")) return block;
  const { fromAmount, toAmount } = view.quote;
  const held = { ...row, fromAmount, toAmount, toValue };
  const picture = { rows: new Map([["estimate", held]]) };
  return { ...block, row: held, live: { get: () => picture, watch: () => () => undefined } };
}
