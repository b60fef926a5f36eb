import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";
import { media } from "./breakpoints.ts";
import { CoinDisc } from "./coin-disc.tsx";
import { flow } from "./flow.ts";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";

/** The name has the line before what is said beside it. */
const head = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-width: 0; & > * { max-width: 100%; }`;
const aside = css`display: block; line-height: 1.375rem; overflow: hidden; text-overflow: ellipsis;`;
const end = css`display: grid; justify-items: end; text-align: end; flex: none; max-width: 50%; & > * { max-width: 100%; }`;
/** What a network demands is never cut off: on phones each has a line of its own, without the dots between them. */
const demands = css`& > span { white-space: nowrap; } ${media.phone} { & > span { display: block; } & > i { display: none; } }`;

/** A network as one chooses it. Figures come painted, since each page has its own: fee or none, minimum of what. */
export interface ChainOption {
  readonly id: string;
  /** "TRC20". */
  readonly name: string;
  /** What the type stands for: "TRON". */
  readonly type: string;
  readonly icon?: string | undefined;
  /** "about 2 min". */
  readonly arrival?: ReactNode;
  /** "20 confirmations". */
  readonly confirmations?: ReactNode;
  /** "Fee 1.60 USDT", "No fee". */
  readonly fee?: ReactNode;
  /** "Minimum 10 USDT". */
  readonly minimum?: ReactNode;
  /** What it calls the memo that it needs; absent when it needs none. */
  readonly memo?: string | undefined;
  readonly usedLast?: boolean | undefined;
  /** Used, but not last. */
  readonly usedBefore?: boolean | undefined;
  /** Why nothing goes over it now. */
  readonly suspended?: ReactNode;
}

/** One network of a picker: what it is at the start, what it costs and takes at the end, or why it rests. */
export function ChainRow({ chain }: { readonly chain: ChainOption }): ReactNode {
  const { t } = useTranslation();
  const { name, type, icon, arrival, confirmations, fee, minimum, memo, suspended } = chain;
  const first = fee ?? arrival;
  const second = [fee === undefined ? undefined : arrival, minimum, confirmations].filter(isSaid);
  return (
    <>
      <CoinDisc coin={name} icon={icon} size={32} />
      <div className={flow.grow}>
        <div className={head}>
          <span className={cx(text.strong, text.clip)}>{name}</span>
          {memo !== undefined && <Badge tone="warn">{memo}</Badge>}
          {chain.usedLast === true && <Badge className={aside}>{t("ui.chain.usedLast")}</Badge>}
          {chain.usedBefore === true && <Badge className={aside}>{t("ui.chain.usedBefore")}</Badge>}
        </div>
        <div className={cx(text.caption, text.ink3, text.clip)}>{type}</div>
      </div>
      <div className={end}>
        {suspended === undefined ? (
          <>
            <span className={cx(text.medium, text.clip)}>{first}</span>
            <span className={cx(text.caption, text.ink3, demands)}>
              {second.map((said, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is said has no identity and never moves
                <Fragment key={at}>
                  {at > 0 && <i> · </i>}
                  <span>{said}</span>
                </Fragment>
              ))}
            </span>
          </>
        ) : (
          <span className={cx(text.small, text.ink3)}>{suspended}</span>
        )}
      </div>
    </>
  );
}

function isSaid(said: ReactNode): boolean {
  return said !== undefined && said !== null && said !== "";
}
