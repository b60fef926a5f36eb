import { CreditCard } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrableCard } from "#shared/contract/cards.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { media } from "#src/ui/breakpoints.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ownLine } from "../page-style.ts";

const row = css`
  display: flex; align-items: center; gap: 12px 16px; min-height: 64px; padding-inline: 4px;
  ${media.phone} { flex-wrap: wrap; align-items: flex-start; padding-inline: 0; }
`;
const disc = css`display: inline-grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; flex: none; background: var(--pressed); color: var(--ink-2);`;
const end = css`
  text-align: end; max-width: 50%;
  ${media.phone} { flex-basis: 100%; max-width: none; padding-inline-start: 56px; text-align: start; }
`;
/** Below the name, which a box pushes in. */
const led = css`${media.phone} { padding-inline-start: 92px; }`;

/** What a card is called. */
export function useCardName(): (card: Pick<MigrableCard, "cardType" | "pan4">) => string {
  const { t } = useTranslation();
  return ({ cardType, pan4 }) =>
    t(cardType === "VIRTUAL" ? "migration.cards.virtual" : "migration.cards.physical", {
      pan: bidiIsolate(`•• ${pan4}`),
    });
}

export interface CardRowProps {
  readonly card: MigrableCard;
  /** The box that chooses it. */
  readonly lead?: ReactNode;
  /** Below its name, beside the currency. */
  readonly detail?: string;
  readonly children: ReactNode;
}

/** One card: what it is, and at the end what becomes of it. */
export function CardRow({ card, lead, detail = "", children }: CardRowProps): ReactNode {
  const name = useCardName();
  const { currency, network } = card;
  return (
    <div className={row}>
      {lead}
      <span className={disc}>
        <Icon of={CreditCard} />
      </span>
      <span className={flow.grow}>
        <b className={text.strong}>{name(card)}</b>
        <span className={cx(text.small, text.ink2, ownLine)}>
          {[currency, network, detail].filter((part) => part !== "").join(" · ")}
        </span>
      </span>
      <span className={cx(end, lead !== undefined && led, text.small)}>{children}</span>
    </div>
  );
}
