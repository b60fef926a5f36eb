import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { ownStepOf } from "#shared/domain/deposit-next.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { useHeldDeposits } from "#src/records/use-held-deposits.ts";
import type { RecentDepositsView } from "#src/records/use-recent-deposits.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { depositHistoryPath, depositQuestionsPath } from "../paths.ts";

const item = css`&:hover { background: var(--hover); } & > a { display: flex; align-items: center; gap: 12px; color: inherit; flex: 1; min-width: 0; text-decoration: none; }`;

/** Deposits that wait for their owner: what is to be done about each, and that some may be missing. Nothing where there is nothing. */
export function NeedsYou({ recent }: { readonly recent: RecentDepositsView }): ReactNode {
  const { t } = useTranslation();
  const { rows, error, fetching, refetch } = useHeldDeposits(recent);
  if (rows.length === 0 && error === null) return null;
  return (
    <Card aria-label={t("deposit.needsYou")}>
      <CardHead title={t("deposit.needsYou")} />
      {error !== null && (
        <CardBody>
          <RetryNote tone="warn" onRetry={refetch} retrying={fetching}>
            {t("deposit.history.error")}
          </RetryNote>
        </CardBody>
      )}
      {rows.length > 0 && (
        <CardList data-stale={recent.status === "live" ? undefined : ""}>
          {rows.map((row) => (
            <Waiting key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </Card>
  );
}

function Waiting({ row }: { readonly row: DepositRecord }): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("DEPOSIT");
  const step = ownStepOf(row);
  const href =
    step === "answer"
      ? depositQuestionsPath(row.id)
      : `${depositHistoryPath}&record=${encodeURIComponent(row.id)}`;
  return (
    <li className={item}>
      <Link href={href}>
        <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={32} />
        <div className={flow.grow}>
          <div className={text.medium}>
            <ExactAmount value={row.amount} unit={row.coin} />
          </div>
          <div className={cx(text.caption, text.warn)}>{t(`todo.${step ?? "answer"}`)}</div>
        </div>
      </Link>
    </li>
  );
}
