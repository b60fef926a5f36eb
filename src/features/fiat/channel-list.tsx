import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { useFiatTexts } from "./use-fiat-texts.ts";

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
      label={t("fiat.channel")}
      value={selected}
      onChange={onPick}
      options={channels.map((channel) => ({
        value: channel.channelId,
        label: channel.name,
        detail: !channel.enabled
          ? t("fiat.closed")
          : [texts.arrival(channel), channel.name === usedLast ? t("fiat.usedLast") : ""]
              .filter((part) => part !== "")
              .join(" · "),
        end: channel.enabled ? (
          <>
            <div>{texts.fee(channel, currency)}</div>
            <small>{texts.range(channel, currency)}</small>
          </>
        ) : (
          "—"
        ),
        disabled: !channel.enabled,
      }))}
    />
  );
}
