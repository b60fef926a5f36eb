import { RefreshCw } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BlockComparisonRow } from "#shared/contract/block-trade.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { DeliberateAct } from "#src/money/deliberate-act.tsx";
import { ownPress } from "#src/money/own-press.ts";
import { Button } from "#src/ui/button.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { MainButton } from "../form/main-button.tsx";
import { useLiveRow } from "../form/use-live-row.ts";
import { NoLivePrice } from "../quote/quote-gap.tsx";
import type { Block } from "./use-block.ts";

export interface BlockActionProps {
  readonly block: Block;
  readonly act: string;
  readonly submits?: boolean;
}

/** A quote that was too far off, or with nothing to compare it with (`gapPercent` ""), as it was told last. */
type Beyond = Pick<BlockComparisonRow, "gapPercent" | "gapTo"> & { readonly quoteTxId: string };

/** The one act that is right now: a quote, its confirmation, or a new one in its place. */
export function BlockAction({ block, act, submits = false }: BlockActionProps): ReactNode {
  const { view, session } = block;
  const { t } = useTranslation();
  const format = useFormat();
  const { live, current } = block.comparison;
  const newest = useLiveRow(live, view.at !== "held");
  const row = current ? newest : undefined;
  const quoteTxId = view.at === "held" ? view.quote.quoteTxId : "";
  const [beyond, setBeyond] = useState<Beyond | null>(null);
  const isTold = beyond?.quoteTxId === quoteTxId && beyond.gapPercent === row?.gapPercent;
  const isUncompared = row?.gapPercent === "" && row.book !== "pending";
  const isObjected = row?.isBeyondGap === true || (isUncompared && beyond?.quoteTxId !== quoteTxId);
  if (quoteTxId !== "" && row !== undefined && isObjected && !isTold) {
    setBeyond({ quoteTxId, gapPercent: row.gapPercent, gapTo: row.gapTo });
  }
  // Where nobody is logged in any more, a new one begins with the login.
  if (view.at === "expired" && view.refusal?.kind !== "NotLoggedIn") {
    return (
      <Button
        variant="primary"
        size="lg"
        block
        icon={RefreshCw}
        busy={view.quoting}
        onClick={() => void session?.renew()}
      >
        {t("money.confirm.newPrice")}
      </Button>
    );
  }
  if (view.at !== "held") return <MainButton convert={block} submits={submits} />;
  const confirm = (): void => void session?.confirm();
  // What asked for a second press asks for it as long as this quote stands: a market that comes back puts no other button below a finger.
  if (beyond?.quoteTxId === quoteTxId) {
    const isCompared = beyond.gapPercent !== "";
    const percent = bidiIsolate(format.percent(beyond.gapPercent.replace("-", ""), "share"));
    const key = beyond.gapTo === "live" ? "convert.block.gap.live" : "convert.block.gap.book";
    return (
      <DeliberateAct
        key={`${quoteTxId}/${isCompared}`}
        act={act}
        confirm={t("convert.gap.confirm")}
        onAct={confirm}
        reason={
          isCompared ? (
            <Note tone="warn" announce>
              {t(key, { percent })}
            </Note>
          ) : (
            <NoLivePrice />
          )
        }
      />
    );
  }
  return (
    <Button
      key={view.quote.quoteTxId}
      variant="primary"
      size="lg"
      block
      // Until it is known whether one press will do.
      busy={row === undefined || row.gapPercent === ""}
      onClick={ownPress(confirm)}
    >
      {act}
    </Button>
  );
}

/** On phones: what comes of it above the button. */
export function BlockActionBar({ block, act }: BlockActionProps): ReactNode {
  const { view, coinOf } = block;
  const { t } = useTranslation();
  const quote = view.at === "held" ? view.quote : null;
  return (
    <ActionBar
      {...(quote !== null && {
        summary: (
          <>
            <span className={cx(text.small, text.ink2)}>{t("convert.block.receiveHeld")}</span>
            <Figure
              kind="amount"
              value={quote.toAmount}
              places={coinOf(quote.toCoin)?.accuracyLength ?? 18}
              unit={quote.toCoin}
              className={text.strong}
            />
          </>
        ),
      })}
    >
      <BlockAction block={block} act={act} />
    </ActionBar>
  );
}
