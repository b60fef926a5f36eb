import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import {
  depositProgress,
  depositState,
  depositTime,
  isCredited,
  isDepositEnded,
  isUnderWay,
} from "#shared/domain/deposit-state.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { explorerLink } from "#src/records/explorer-link.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { NoRecent } from "#src/records/no-recent.tsx";
import type { RecentDepositsView } from "#src/records/use-recent-deposits.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { perishableClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { iconButtonClass } from "#src/ui/icon-button.tsx";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { useDepositTexts } from "../deposit-texts.ts";
import { depositHistoryPath } from "../paths.ts";
import { DepositBar } from "./deposit-bar.tsx";

const item = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: .875rem; container-type: inline-size;`;
const amounts = css`flex: 1; min-width: min-content;`;
/** The unit goes below a figure that fills its line; the state does before. One that is longer than that goes on in the next. */
const amount = css`max-inline-size: 100cqi; overflow-wrap: break-word; & span { white-space: normal; }`;
/** Where the network's name is longer than its line, it is cut; the time goes below. */
const from = css`max-inline-size: 18rem; overflow: hidden; text-overflow: ellipsis;`;
/** A finger hits this one, or the one before it. */
const beside = css`${media.coarse} { margin-inline-start: 12px; }`;
const max = 4;

/** Deposits that are not withdrawable yet, with every block. */
export function OnItsWay({ recent }: { readonly recent: RecentDepositsView }): ReactNode {
  const { t } = useTranslation();
  const underWay = recent.rows.filter((row) => isUnderWay(depositState(row)));
  const live = recent.status === "live";
  // What is held, or at what nobody here knows, is to come as well: that nothing is would not be true.
  const isHeldBack = recent.rows.some((row) => !isDepositEnded(depositState(row)));
  if (underWay.length === 0 && isHeldBack) return null;
  return (
    <Card aria-label={t("deposit.onItsWay")}>
      <CardHead title={t("deposit.onItsWay")}>
        {recent.signedIn && recent.status !== "connecting" && (
          <LiveDot state={live ? "live" : "reconnecting"} className={cx(text.caption, text.ink2)}>
            {t(live ? "deposit.updates" : "ui.feed.reconnecting")}
          </LiveDot>
        )}
      </CardHead>
      {underWay.length > 0 ? (
        <CardList data-stale={live ? undefined : ""}>
          {underWay.slice(0, max).map((row) => (
            <Coming key={row.id} row={row} />
          ))}
        </CardList>
      ) : (
        <CardBody className={flow.stack2}>
          <NoRecent
            status={recent.status}
            texts={{ none: t("deposit.nothingComing"), failed: t("deposit.recentFailed") }}
            count={1}
          />
          {recent.signedIn && live && (
            <p className={text.small}>
              <TextLink href={depositHistoryPath}>{t("deposit.missing")}</TextLink>
            </p>
          )}
        </CardBody>
      )}
      {underWay.length > max && (
        <CardBody>
          <TextLink href={depositHistoryPath} aria-label={t("deposit.history.title")}>
            {t("deposit.all")}
          </TextLink>
        </CardBody>
      )}
    </Card>
  );
}

function Coming({ row }: { readonly row: RecentDepositRow }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useDepositTexts();
  const iconOf = useCoinIcon("DEPOSIT");
  const isChain = row.recordType === 1;
  const state = depositState(row);
  const seenAt = depositTime(row);
  const isToday = format.date(serverNow()) === format.date(seenAt);
  const config = useCall("coins.config", { coin: row.coin }, { enabled: isChain });
  const explorer = isChain ? explorerLink(row.chain, row.txID) : "";
  const chain = isChain ? config.data?.chains.find((one) => one.chain === row.chain) : undefined;
  return (
    <li className={item} aria-label={texts.row(row)}>
      <div className={cx(flow.rowWide, flow.wrap)}>
        <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={40} />
        <div className={amounts}>
          <div className={cx(text.large, text.strong, amount)}>
            <ExactAmount value={row.amount} unit={row.coin} signed={state !== "rollback"} />
          </div>
          <div className={cx(text.caption, text.ink3, from)}>
            {bidiIsolate(texts.from(row))} · {isToday ? format.time(seenAt) : format.date(seenAt)}
          </div>
        </div>
        <Badge tone={state === "rollback" ? "warn" : "info"} className={perishableClass}>
          {texts.state(row)}
        </Badge>
      </div>
      {isChain && state !== "rollback" && (
        <DepositBar
          progress={depositProgress(row)}
          credited={isCredited(state)}
          blockSeconds={chain?.blockSeconds}
          label={t("deposit.confirmationsOf", { amount: texts.amount(row) })}
        />
      )}
      {isChain && row.txID !== "" && (
        <div className={cx(flow.row, flow.wrap, text.small, text.ink3)}>
          <span className={flow.grow}>TxID</span>
          <Address value={row.txID} form="short" />
          <CopyButton value={row.txID} label={t("deposit.copyTx")} />
          {explorer !== "" && (
            <a
              href={explorer}
              target="_blank"
              rel="noopener noreferrer"
              className={cx(iconButtonClass("sm"), beside)}
              aria-label={`${t("deposit.detail.explorer")}, ${t("ui.newWindow")}`}
            >
              <Icon of={ExternalLink} size={16} />
            </a>
          )}
        </div>
      )}
    </li>
  );
}
