import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, type IconNode, RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { buttonClass } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { moneyActions } from "./totals-style.ts";

export interface MoneyAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconNode;
  /** Below the application root, without a query. */
  readonly path: string;
  /** What the page calls the coin that it begins with. */
  readonly coin: string;
}

/** What can be done with money, the way in first. */
export const moneyActionList: readonly MoneyAction[] = [
  { id: "deposit", label: "nav.deposit", icon: ArrowDownToLine, path: "/deposit", coin: "coin" },
  { id: "withdraw", label: "nav.withdraw", icon: ArrowUpFromLine, path: "/withdraw", coin: "coin" },
  { id: "transfer", label: "nav.transfer", icon: ArrowLeftRight, path: "/transfer", coin: "coin" },
  { id: "convert", label: "nav.convert", icon: RefreshCw, path: "/exchange/index", coin: "from" },
];

export function MoneyActions(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={moneyActions}>
      {moneyActionList.map(({ id, label, icon, path }, at) => (
        <Link key={id} href={path} className={buttonClass(at === 0 ? "primary" : "secondary", "lg")}>
          <Icon of={icon} />
          {t(label)}
        </Link>
      ))}
    </div>
  );
}
