import { ScanSearch } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { sentText } from "#src/money/intent-texts.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { pastOf } from "./risk-texts.ts";
import type { StoredCheck } from "./stored-checks.ts";

export interface PastChecksProps {
  readonly checks: readonly StoredCheck[];
  readonly chainName: (chain: string) => string;
  readonly onOpen: (form: Pick<StoredCheck, "coin" | "chain" | "address">) => void;
}

/** Earlier checks of this tab: a press fills the form again. */
export function PastChecks({ checks, chainName, onOpen }: PastChecksProps): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <Card aria-label={t("addressBook.check.past")}>
      <CardHead title={t("addressBook.check.past")} />
      <CardList>
        {checks.map(({ coin, chain, address, at, ...check }) => (
          <li key={`${coin} ${chain} ${address}`} className={flow.stack1}>
            <div className={cx(flow.between, flow.wrap)}>
              <Address value={address} form="short" />
              <Badge tone={pastOf(check).tone}>{t(pastOf(check).key)}</Badge>
            </div>
            <div className={flow.between}>
              <span className={cx(text.caption, text.ink3)}>
                {`${coin} · ${chainName(chain)} · ${sentText(at, i18n.language)}`}
              </span>
              <Button
                size="sm"
                variant="tertiary"
                icon={ScanSearch}
                onClick={() => onOpen({ coin, chain, address })}
              >
                {t("addressBook.check.again")}
              </Button>
            </div>
          </li>
        ))}
      </CardList>
    </Card>
  );
}
