import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountValueRow } from "#shared/contract/valuation.ts";
import { useFormat } from "#src/i18n/format.ts";
import { accountLabel } from "#src/records/account-label.ts";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { cx } from "#src/ui/style.ts";
import { accountList, emptyBar, label, shadeClasses, shareBar, shareText, square } from "./totals-style.ts";

export interface AccountSharesProps {
  readonly accounts: readonly AccountValueRow[];
  readonly concealed: boolean;
}

/** How the total lies over the accounts: a bar and, account by account, the value and its share. */
export function AccountShares({ accounts, concealed }: AccountSharesProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <div
        className={cx(
          shareBar,
          (concealed || accounts.every((account) => account.share === "0")) && emptyBar,
        )}
        aria-hidden="true"
      >
        {!concealed &&
          accounts.map(
            ({ key, share }, at) =>
              share !== "0" && <i key={key} className={shadeOf(at)} style={{ flexGrow: share }} />,
          )}
      </div>
      <ul className={accountList}>
        {accounts.map(({ key, accountType, value, share }, at) => (
          <li key={key}>
            <span className={label}>
              <i className={cx(square, shadeOf(at))} aria-hidden="true" />
              <span>{accountLabel(accountType, t)}</span>
              {!concealed && (
                <span className={cx(shareText, figureClass)}>{format.percent(share, "share", 1)}</span>
              )}
            </span>
            <b>
              <Figure value={value} kind="value" muteFraction concealed={concealed} live />
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}

function shadeOf(at: number): string {
  return shadeClasses[Math.min(at, shadeClasses.length - 1)] ?? "";
}
