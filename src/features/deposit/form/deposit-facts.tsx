import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CreditAccount } from "#shared/contract/accounts.ts";
import type { CoinChain } from "#shared/contract/coins.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { isCount } from "#shared/domain/deposit-state.ts";
import { arrivalSeconds, useAbout } from "#src/entry/arrival.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Figure } from "#src/ui/figure.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { noFigure } from "#src/ui/no-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";

const grid = css`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem 1.5rem; margin: 0;
  & dt { font-size: .75rem; line-height: 1rem; color: var(--ink-2); } & dd { margin: .25rem 0 0; font-weight: 500; }
  & dd small { display: block; font-size: .75rem; line-height: 1rem; font-weight: 400; color: var(--ink-3); }
  & dd button { position: relative; ${media.coarse} { &::before { content: ""; position: absolute; inset: -12px min(-8px, (100% - 44px) / 2); } } }
  ${media.phone} { grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr)); }
`;
const accounts = ["FUND", "UNIFIED"] as const;
const accountKeys = { FUND: "account.funding", UNIFIED: "account.unified", EARN: "account.earn" } as const;

export interface DepositFactsProps {
  readonly coin: string;
  readonly chain: CoinChain;
  /** Both of the signed answer, where it is there; else of the catalogue. */
  readonly contractEnd?: string | undefined;
  readonly minimum?: string | undefined;
  /** Of the signed answer; undefined where there is none. */
  readonly dayLimit?: string | undefined;
  /** "" while it is not known. */
  readonly account?: CreditAccount | "";
  readonly onAccount?: (account: CreditAccount) => void;
  /** Which account it is is being asked: another one has to wait. */
  readonly busy?: boolean;
}

/** Nothing can leave before it is there: of two counts of which the later one is less the larger is told. */
function safeCount({ confirmation, safeConfirmNumber: safe }: CoinChain): string {
  return isCount(confirmation) && isCount(safe) && Number(safe) < Number(confirmation) ? confirmation : safe;
}

/** What holds for this network, as plain facts. */
export function DepositFacts(props: DepositFactsProps): ReactNode {
  const { coin, chain, account = "FUND", onAccount, busy = false, dayLimit } = props;
  const { contractEnd = chain.contractAddress.slice(-6) } = props;
  const minimum = props.minimum || chain.depositMin;
  const { t } = useTranslation();
  const about = useAbout();
  const seconds = arrivalSeconds(chain);
  const hasMinimum = minimum !== "" && !isZeroText(minimum);
  const blocks = (count: string): ReactNode =>
    isCount(count) ? t("deposit.confirmations", { count: Number(count) }) : noFigure;
  return (
    <dl className={grid}>
      <div>
        <dt>{t("deposit.minimum")}</dt>
        <dd>
          {hasMinimum ? (
            <>
              {/* Shown whatever is hidden: it is nobody's own, and less is lost. */}
              <Figure kind="amount" places={anyAccuracy} value={minimum} unit={coin} up />
              <small>{t("deposit.belowMinimum")}</small>
            </>
          ) : // What nobody tells is not none: less than the minimum is lost.
          minimum === "" ? (
            noFigure
          ) : (
            t("deposit.none")
          )}
        </dd>
      </div>
      <div>
        <dt>{t("deposit.creditedAfter")}</dt>
        <dd>
          {blocks(chain.confirmation)}
          {seconds !== undefined && <small>{about(seconds)}</small>}
        </dd>
      </div>
      <div>
        <dt>{t("deposit.withdrawableAfter")}</dt>
        <dd>{blocks(safeCount(chain))}</dd>
      </div>
      <div>
        <dt>{t("deposit.creditedTo")}</dt>
        <dd>
          {account === "" ? noFigure : t(accountKeys[account])}{" "}
          {onAccount !== undefined && (
            <Menu
              label={t("deposit.creditedTo")}
              align="start"
              groups={[
                {
                  id: "accounts",
                  items: accounts.map((id) => ({ id, label: t(accountKeys[id]), chosen: id === account })),
                },
              ]}
              onSelect={(id) => onAccount(id as CreditAccount)}
              renderTrigger={(trigger) => (
                <button
                  type="button"
                  {...trigger}
                  aria-disabled={busy}
                  onClick={busy ? undefined : trigger.onClick}
                  className={textLinkClass()}
                  aria-label={t("deposit.changeAccount")}
                >
                  {t("deposit.change")}
                </button>
              )}
            />
          )}
        </dd>
      </div>
      <div>
        <dt>{t("deposit.contractEnds")}</dt>
        <dd>
          {contractEnd === "" ? (
            t("deposit.none")
          ) : (
            <bdi dir="ltr" className={cx(text.mono)}>
              …{contractEnd}
            </bdi>
          )}
        </dd>
      </div>
      {dayLimit !== undefined && (
        <div>
          <dt>{t("deposit.dayLimit")}</dt>
          <dd>
            <Figure kind="amount" places={anyAccuracy} value={dayLimit} unit={coin} />
            <small>{t("deposit.aboveDayLimit")}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
