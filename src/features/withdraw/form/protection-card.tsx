import { BookUser, Clock, type IconNode, ShieldCheck } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { AddressSwitches } from "#shared/contract/address-shapes.ts";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { addressBookPath } from "../paths.ts";
import type { Withdraw } from "./use-withdraw.ts";

const switches: readonly (readonly [keyof AddressSwitches, IconNode])[] = [
  ["withdrawWhitelist", ShieldCheck],
  ["newAddressLock", Clock],
  ["addressBookOnly", BookUser],
];

/** How the person's account is protected; changed in the address book. */
export function ProtectionCard({ withdraw: { book } }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  if (book.data === undefined && book.error === null) return null;
  return (
    <Card aria-label={t("withdraw.protection")}>
      <CardHead title={t("withdraw.protection")} />
      <CardBody>
        <div className={flow.stack3}>
          {/* What stands below it, too, is of before. */}
          {book.error !== null && (
            <RetryNote tone="warn" onRetry={book.refetch} retrying={book.fetching}>
              {t("withdraw.bookError")}
            </RetryNote>
          )}
          {book.data !== undefined && <States of={book.data.switches} />}
          <Link href={addressBookPath} className={textLinkClass("primary", "small")}>
            {t("withdraw.changeInBook")}
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}

function States({ of: states }: { readonly of: AddressSwitches }): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className={cx(flow.stack2, text.small)}>
      {switches.map(([name, icon]) => (
        <li key={name} className={flow.row}>
          <Icon of={icon} size={18} />
          <span className={flow.grow}>{t(`withdraw.switch.${name}`)}</span>
          <span className={states[name] ? cx(text.strong, text.ok) : text.ink3}>
            {t(states[name] ? "withdraw.on" : "withdraw.off")}
          </span>
        </li>
      ))}
    </ul>
  );
}
