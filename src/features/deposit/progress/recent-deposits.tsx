import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositState, depositTime, isUnderWay } from "#shared/domain/deposit-state.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { NoRecent } from "#src/records/no-recent.tsx";
import type { RecentDepositsView } from "#src/records/use-recent-deposits.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { stateTones, useDepositTexts } from "../deposit-texts.ts";
import { depositHistoryPath } from "../paths.ts";

const max = 4;
const item = css`&:hover { background: var(--hover); } & > a { display: flex; align-items: center; gap: .75rem; color: inherit; flex: 1; min-width: 0; text-decoration: none; }`;
const all = css`position: relative; ${media.coarse} { &::before { content: ""; position: absolute; inset: -.75rem -.875rem; } }`;
const end = css`display: grid; justify-items: end; text-align: end; flex: none; max-width: 50%;`;

/** The newest few that are over, or wait for somebody. */
export function RecentDeposits({ recent }: { readonly recent: RecentDepositsView }): ReactNode {
  const { t } = useTranslation();
  const rows = recent.rows.filter((row) => !isUnderWay(depositState(row))).slice(0, max);
  // All of them are on their way: that there are none would not be true.
  if (rows.length === 0 && recent.rows.length > 0) return null;
  return (
    <Card aria-label={t("deposit.recentTitle")}>
      <CardHead title={t("deposit.recentTitle")}>
        <TextLink href={depositHistoryPath} className={all} aria-label={t("deposit.history.title")}>
          {t("deposit.all")}
        </TextLink>
      </CardHead>
      {rows.length > 0 ? (
        <CardList data-stale={recent.status === "live" ? undefined : ""}>
          {rows.map((row) => (
            <Recent key={row.id} row={row} />
          ))}
        </CardList>
      ) : (
        <CardBody>
          <NoRecent
            status={recent.status}
            texts={{ none: t("deposit.noneRecent"), failed: t("deposit.recentFailed") }}
            count={3}
          />
        </CardBody>
      )}
    </Card>
  );
}

function Recent({ row }: { readonly row: RecentDepositRow }): ReactNode {
  const format = useFormat();
  const texts = useDepositTexts();
  const iconOf = useCoinIcon("DEPOSIT");
  const state = depositState(row);
  return (
    <li className={item}>
      <Link href={`${depositHistoryPath}&record=${encodeURIComponent(row.id)}`}>
        <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={32} />
        <div className={flow.grow}>
          <div className={cx(text.medium, text.unbound)}>
            <ExactAmount value={row.amount} unit={row.coin} signed={state === "done"} />
          </div>
          <div className={cx(text.caption, text.ink3, text.clip)}>{texts.from(row)}</div>
        </div>
        <div className={end}>
          <StateMark kind={stateTones[state]}>{texts.state(row)}</StateMark>
          <span className={cx(text.caption, text.ink3)}>{format.date(depositTime(row))}</span>
        </div>
      </Link>
    </li>
  );
}
