import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { Badge } from "#src/ui/badge.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { withdrawHref } from "../paths.ts";
import { assetReasonTexts, hasText } from "../reason-texts.ts";
import type { ConvertQuote } from "./convert-session.ts";

const sub = css`display: block; font-size: .75rem; line-height: 1rem; color: var(--ink-3);`;
const tones = { TRANSFER: "ok", CONVERT: "primary", WITHDRAW: "warn", KEEP: "plain" } as const;
const accounts: Readonly<Record<string, string>> = { FUND: "account.funding", UNIFIED: "account.unified" };

/** One coin of one account may be kept for two reasons. */
export const rowId = ({ coin, accountType, action, reason }: MigrationAsset): string =>
  `${coin} ${accountType} ${action} ${reason}`;

export function useAssetColumns(site: string, quote: ConvertQuote | null): readonly Column<MigrationAsset>[] {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("WITHDRAW");
  return useMemo(
    () => [
      {
        id: "coin",
        head: t("migration.review.coin"),
        card: "lead",
        cell: ({ coin, accountType }) => {
          const account = entryOf(accounts, accountType);
          return (
            <div className={flow.rowWide}>
              <CoinDisc coin={coin} icon={iconOf(coin)} size={28} />
              <span>
                <b className={text.strong}>{coin}</b>
                {account !== undefined && <span className={sub}>{t(account)}</span>}
              </span>
            </div>
          );
        },
      },
      {
        id: "amount",
        head: t("migration.review.amount"),
        figure: true,
        card: "figure",
        cell: ({ amount }) => (
          <Figure kind="amount" value={amount} places={anyAccuracy} pointWidth="5.2em" muteFraction />
        ),
      },
      {
        id: "value",
        head: t("migration.review.value"),
        figure: true,
        drop: 680,
        cell: ({ usdValue }) => <Figure kind="value" value={usdValue} />,
      },
      {
        id: "treatment",
        head: t("migration.review.treatment"),
        card: "state",
        cell: (asset) => <Treatment asset={asset} />,
      },
      {
        id: "thereOnCard",
        head: "",
        only: "card",
        card: "foot",
        cell: (asset) => <ThereOnCard asset={asset} quote={quote} site={site} />,
      },
      {
        id: "there",
        head: t("migration.review.there", { site }),
        figure: true,
        cell: (asset) => <There asset={asset} quote={quote} />,
      },
    ],
    [t, iconOf, site, quote],
  );
}

function Treatment({ asset }: { readonly asset: MigrationAsset }): ReactNode {
  const { t } = useTranslation();
  const { action, toCoin, place } = asset;
  if (place === "THERE") return <StateMark kind="done">{t("migration.place.there")}</StateMark>;
  if (place === "MOVING") return <StateMark kind="running">{t("migration.place.moving")}</StateMark>;
  return <Badge tone={tones[action]}>{t(`migration.action.${action}`, { coin: toCoin })}</Badge>;
}

interface ThereProps {
  readonly asset: MigrationAsset;
  readonly quote: ConvertQuote | null;
}

/** A card has no head over a figure. What moves as it is, or has no price yet, has said so above. */
function ThereOnCard({ asset, quote, site }: ThereProps & { readonly site: string }): ReactNode {
  const { t } = useTranslation();
  const { action } = asset;
  if (action === "WITHDRAW" || action === "KEEP") return <There asset={asset} quote={quote} />;
  if (action === "TRANSFER" || quotedOf(asset, quote) === undefined) return null;
  return (
    <div className={flow.between}>
      <span className={cx(text.small, text.ink2)}>{t("migration.review.there", { site })}</span>
      <There asset={asset} quote={quote} />
    </div>
  );
}

/** Its price, which is of all accounts together. */
function quotedOf({ coin, amount }: MigrationAsset, quote: ConvertQuote | null) {
  const quoted = quote?.exchangeCoins.find(({ fromCoin }) => fromCoin === coin);
  return quoted?.availableBalance === amount ? quoted : undefined;
}

function There({ asset, quote }: ThereProps): ReactNode {
  const { t } = useTranslation();
  const { coin, action, reason } = asset;
  const quoted = quotedOf(asset, quote);
  if (action === "TRANSFER") return <span className={text.ink2}>{t("migration.review.same")}</span>;
  const words = hasText(assetReasonTexts, reason) ? t(`migration.assetReason.${reason}`) : "";
  if (action === "CONVERT") {
    if (quoted !== undefined) {
      return (
        <Figure
          kind="amount"
          value={quoted.toAmount}
          places={anyAccuracy}
          unit={quoted.toCoin}
          className={text.medium}
        />
      );
    }
    return <Figure kind="amount" value="" />;
  }
  return (
    <span className={cx(text.small, text.ink2)}>
      {words}{" "}
      {action === "WITHDRAW" && (
        <Link href={withdrawHref(coin)} className={textLinkClass()}>
          {t("migration.review.takeOut")}
        </Link>
      )}
    </span>
  );
}
