import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RecipientSearch } from "#src/entry/use-recipient.ts";
import type { Sought } from "#src/entry/use-sought.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { css } from "#src/ui/style.ts";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";
import { AmountPart } from "./amount-part.tsx";
import { OwnPlaces } from "./own-places.tsx";
import { RecipientStep } from "./recipient-step.tsx";
import { SourceChoice } from "./source-choice.tsx";
import { Step } from "./step.tsx";
import type { Picking, Transfer } from "./use-transfer.ts";

/** On phones the form lies on the page itself: the card is the page. */
const card = css`${media.phone} { border: 0; background: none; border-radius: 0; padding: 0; }`;
const kinds = ["transfer"] as const;

export interface TransferCardProps {
  readonly transfer: Transfer;
  readonly sought: Sought;
  readonly search: RecipientSearch;
  readonly onPick: (what: Picking) => void;
  readonly onReview: () => void;
  /** Shows the state of something sent whose outcome is not known. */
  readonly onShow: (intent: OpenIntent) => void;
  /** How often a review was requested of what could not be reviewed. */
  readonly turnedDown: number;
}

/** From where to where, or to whom, and how much. */
export function TransferCard(props: TransferCardProps): ReactNode {
  const { transfer, sought, search, onPick, onReview, onShow, turnedDown } = props;
  const { t } = useTranslation();
  const { form, change } = transfer;
  const isUser = form.mode === "user";
  const amount = <AmountPart transfer={transfer} onPick={() => onPick("coin")} />;
  const place = useRef<HTMLFormElement>(null);
  useFaultFocus(place, turnedDown);
  const isKnown = search.lookup.state === "found";
  return (
    <Card pad="md" className={card} aria-label={t("nav.transfer")}>
      <form
        ref={place}
        className={flow.stack4}
        onSubmit={(event) => {
          event.preventDefault();
          onReview();
        }}
      >
        {(sought.ways.length > 0 || isUser) && (
          <Segmented
            fill
            label={t("transfer.toWhom")}
            value={form.mode}
            onChange={(mode) => change({ type: "mode", mode })}
            options={[
              { value: "own", label: t("transfer.own") },
              { value: "user", label: t("transfer.user") },
            ]}
          />
        )}
        {isUser ? (
          <>
            <Step number={1} title={t("transfer.toWhom")}>
              <RecipientStep transfer={transfer} sought={sought} search={search} />
            </Step>
            <Step number={2} title={t("transfer.howMuch")} off={!isKnown}>
              {isKnown ? (
                <>
                  {amount}
                  <SourceChoice transfer={transfer} />
                </>
              ) : (
                t("transfer.howMuchLater")
              )}
            </Step>
          </>
        ) : (
          <>
            <OwnPlaces transfer={transfer} onPick={onPick} />
            {amount}
          </>
        )}
        <OpenIntentNote kinds={kinds} onShow={onShow} />
        {/* Enter sends the form; the button that is seen stands beside it. */}
        <button type="submit" hidden />
      </form>
    </Card>
  );
}
