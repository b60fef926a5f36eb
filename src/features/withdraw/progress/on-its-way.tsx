import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { RecentWithdrawRow } from "#shared/contract/withdraw-view.ts";
import { isWithdrawUnderWay } from "#shared/domain/withdraw-end.ts";
import { withdrawPlace } from "#shared/domain/withdraw-place.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { NoRecent } from "#src/records/no-recent.tsx";
import { useRecentWithdrawals } from "#src/records/use-recent-withdrawals.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { withdrawHistoryPath, withdrawRecordPath } from "../paths.ts";
import { stateTones } from "./state-tones.ts";
import { useWithdrawTexts } from "./withdraw-texts.ts";

const item = css`display: flex; align-items: center; gap: 12px; padding: 12px 20px; min-height: 56px; ${media.phone} { padding-inline: 16px; } li + li > & { border-block-start: 1px solid var(--line); } &:hover { background: var(--hover); }`;
const max = 3;

/** The newest withdrawals, live; those that have not arrived yet come first. */
export function OnItsWay(): ReactNode {
  const { t } = useTranslation();
  const session = useSessionStatus();
  const { rows, status } = useRecentWithdrawals();
  // It has its place before it is known who is there: they are most often somebody.
  if (session === "anonymous") return null;
  const shown = rows
    .toSorted((a, b) => Number(isWithdrawUnderWay(b.status)) - Number(isWithdrawUnderWay(a.status)))
    .slice(0, max);
  return (
    <Card aria-label={t("withdraw.onItsWay")}>
      <CardHead title={t("withdraw.onItsWay")}>
        <Link href={withdrawHistoryPath} className={textLinkClass("primary", "small")}>
          {t("withdraw.all")}
        </Link>
      </CardHead>
      {shown.length > 0 ? (
        <ul data-stale={status === "live" ? undefined : ""}>
          {shown.map((row) => (
            <Item key={row.withdrawId} row={row} />
          ))}
        </ul>
      ) : (
        <CardBody>
          <NoRecent
            status={status}
            texts={{ none: t("withdraw.none"), failed: t("withdraw.recentFailed") }}
            count={max}
          />
        </CardBody>
      )}
    </Card>
  );
}

function Item({ row }: { readonly row: RecentWithdrawRow }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useWithdrawTexts();
  const iconOf = useCoinIcon("WITHDRAW");
  const { seen, of, current } = withdrawPlace(row);
  const count =
    current === 3 && of > 0
      ? ` ${t("withdraw.countOf", { seen: format.count(seen), of: format.count(of) })}`
      : "";
  return (
    <li>
      <Link href={withdrawRecordPath(row.withdrawId)} className={item}>
        <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={32} />
        <span className={flow.grow}>
          <span className={cx(text.strong, text.unbound)} style={{ display: "block" }}>
            <ExactAmount value={row.amount} unit={row.coin} />
          </span>
          <span className={cx(text.caption, text.ink3)}>{texts.network(row)}</span>
        </span>
        <span className={cx(text.small, text.end)}>
          <StateMark kind={stateTones[row.status]}>
            {texts.state(row)}
            {count}
          </StateMark>
        </span>
      </Link>
    </li>
  );
}
