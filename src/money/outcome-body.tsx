import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";
import { AnnouncedStep } from "./announced-step.tsx";
import type { OpenIntent } from "./intent.ts";
import { actOf, endingTexts } from "./intent-texts.ts";
import { pageIntents } from "./page-intents.ts";

const id = css`
  display: flex; align-items: center; justify-content: space-between; gap: 12px;
  & > :first-child { font-family: var(--mono); font-size: .8125rem; line-height: 1.25rem; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
`;

/** Names of the wallets that calls name. */
const accounts: Readonly<Record<string, string>> = {
  eb_convert_funding: "account.fundingFull",
  eb_convert_uta: "account.unifiedFull",
  limit_order_funding: "account.fundingFull",
  funding_block_trade: "account.fundingFull",
  uta_convert_block_trade: "account.unifiedFull",
  FUND: "account.funding",
  UNIFIED: "account.unified",
};

const noteTones = { success: "ok", info: "info", fail: "bad" } as const;

export interface OutcomeProps {
  readonly intent: OpenIntent;
  /** The flow that sent it goes on by itself once the outcome is known. */
  readonly goesOn: boolean;
}

/** What was sent, when and how it can be asked about; above it how far that is known. The same in every flow. */
export function OutcomeBody({ intent, goesOn }: OutcomeProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { pays, receives, coins, account, sentAt, requestId } = intent;
  const accountKey = accounts[account];
  return (
    <>
      <HowFar intent={intent} goesOn={goesOn} />
      <DescriptionList>
        {pays !== null && (
          // Paid is what something comes for.
          <Fact term={t(receives === null ? "money.amount" : "money.pays")}>
            <Figure kind="amount" value={pays.amount} places={anyAccuracy} unit={pays.coin} />
          </Fact>
        )}
        {coins > 0 && <Fact term={t("money.coinsTerm")}>{format.count(coins)}</Fact>}
        {receives !== null && (
          <Fact term={t("money.receives")}>
            <Figure kind="amount" value={receives.amount} places={anyAccuracy} unit={receives.coin} />
          </Fact>
        )}
        {accountKey !== undefined && <Fact term={t("money.account")}>{t(accountKey)}</Fact>}
        <Fact term={t("money.sentAt")}>{format.dateTime(sentAt)}</Fact>
        <Fact term={t("money.requestId")} kind="stacked">
          <span className={id}>
            <span>{requestId}</span>
            <CopyButton value={requestId} label={t("money.copyId")} />
          </span>
        </Fact>
      </DescriptionList>
    </>
  );
}

function HowFar({ intent, goesOn }: OutcomeProps): ReactNode {
  const { t, i18n } = useTranslation();
  const act = actOf(intent);
  useEndingRead(intent, goesOn);
  const words = endingTexts(t, i18n.language, intent);
  if (words !== null) {
    return (
      <Note tone={noteTones[words.tone]} announce>
        <b>{words.title}</b> {words.text}
      </Note>
    );
  }
  const key = stateOf(intent);
  return (
    <>
      {intent.phase === "ended" ? (
        <Hold state={{ kind: "busy" }} title={t("money.reading")} />
      ) : (
        <Hold
          state={{ kind: "unknown" }}
          title={t(`money.state.${key}`)}
          detail={key === "unknown" ? t(`money.unknownText.${act}`) : t(`money.stateText.${key}`)}
        />
      )}
      <AnnouncedStep text={intent.checking ? t("money.checking") : ""} />
    </>
  );
}

function stateOf({ phase, loggedOut }: OpenIntent): "elsewhere" | "gone" | "loggedOut" | "unknown" {
  if (phase === "elsewhere" || phase === "gone") return phase;
  return loggedOut ? "loggedOut" : "unknown";
}

/** Its record says more than the call's answer. */
function useEndingRead({ phase, ending, requestId }: OpenIntent, goesOn: boolean): void {
  const isDue = !goesOn && phase === "ended" && ending === null;
  useEffect(() => {
    if (isDue) void pageIntents.readEnding(requestId);
  }, [isDue, requestId]);
  const isReported = !goesOn && ending !== null;
  useEffect(() => {
    if (isReported) pageIntents.reported(requestId);
  }, [isReported, requestId]);
}
