import { CreditCard, type IconNode, Landmark, Wallet } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { isFeeKnown } from "#shared/domain/fee-known.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { noFigure } from "#src/ui/no-figure.tsx";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { StepHead } from "#src/ui/step-head.tsx";
import { css } from "#src/ui/style.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { useFiatTexts } from "./use-fiat-texts.ts";

const head = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px;`;

/** Room below it as below the other steps' heads. */
const title = css`display: block; padding-block-end: 18px; color: var(--ink);`;

/** Ways that go over no bank account, by the names that the exchange has for them. */
const pictures: Readonly<Record<string, IconNode>> = {
  "Credit Card": CreditCard,
  "Apple Pay": Wallet,
  "Google Pay": Wallet,
  "Cash Balance": Wallet,
};

export interface ChannelListProps {
  readonly channels: readonly FiatChannel[];
  readonly currency: string;
  readonly selected: string;
  readonly usedLast: string;
  readonly onPick: (channelId: string) => void;
}

/** Ways to pay, each with its time, fee and limits; a closed one says that it is. */
export function ChannelList({ channels, currency, selected, usedLast, onPick }: ChannelListProps): ReactNode {
  const { t } = useTranslation();
  const texts = useFiatTexts();
  return (
    <RadioGroup
      label={
        <span className={title}>
          <StepHead at={2}>{t("fiat.channel")}</StepHead>
        </span>
      }
      value={selected}
      onChange={onPick}
      options={channels.map((channel) => ({
        value: channel.channelId,
        picture: <Icon of={entryOf(pictures, channel.name) ?? Landmark} size={16} />,
        label: (
          <span className={head}>
            <span className={twoLines}>{channel.name}</span>
            {channel.enabled && channel.name === usedLast && <Badge>{t("fiat.usedLast")}</Badge>}
          </span>
        ),
        detail: channel.enabled ? texts.arrival(channel) : t("fiat.closed"),
        end: channel.enabled ? (
          <>
            <div>{isFeeKnown(channel) ? texts.fee(channel, currency) : noFigure}</div>
            <small>{texts.range(channel, currency)}</small>
          </>
        ) : (
          noFigure
        ),
        disabled: !channel.enabled,
      }))}
    />
  );
}
