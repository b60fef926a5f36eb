import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Spinner } from "#src/ui/spinner.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { nameOf } from "../book/book-view.ts";
import { type Networks, useNetworks } from "../book/use-networks.ts";
import { universal } from "../paths.ts";
import { useTarget } from "../target/use-target.ts";
import { useAddressHint } from "../target/use-target-texts.tsx";
import { outcomeOf, toneOf } from "./risk-texts.ts";

/** Entries of the book that were chosen to be checked, each with what was found. */
export function ChosenChecks({ entries }: { readonly entries: readonly BookEntry[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("addressBook.check.chosen")}>
      <CardHead title={t("addressBook.check.chosen")} />
      <CardList>
        {entries.map((entry) => (
          <OneCheck key={entry.id} entry={entry} />
        ))}
      </CardList>
    </Card>
  );
}

function OneCheck({ entry }: { readonly entry: BookEntry }): ReactNode {
  const { t } = useTranslation();
  const hintOf = useAddressHint();
  const { coin, chain, address, tag: memo } = entry;
  const isUniversal = coin === universal;
  const networks = useNetworks(isUniversal);
  const state = useTarget({ coin: isUniversal ? networks.coinOf(chain) : coin, chain, address, memo });
  const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
  const outcome = target && outcomeOf(target);
  const isAwaited = isUniversal && networks.status === "pending";
  return (
    <li className={cx(flow.between, flow.wrap)}>
      <div>
        <bdi className={text.strong}>{nameOf(entry)}</bdi>
        <div>
          <Address value={address} form="short" />
        </div>
      </div>
      {outcome !== undefined ? (
        <Badge tone={toneOf[outcome]}>{t(`addressBook.outcome.${outcome}`)}</Badge>
      ) : state.at === "loading" || isAwaited ? (
        <Spinner />
      ) : state.at === "none" ? (
        <CannotCheck networks={networks} />
      ) : (
        <span className={cx(text.small, text.bad)}>
          {hintOf(state, { chainName: (one) => one })?.children}
        </span>
      )}
    </li>
  );
}

/** No coin of its network is known to ask by. */
function CannotCheck({ networks }: { readonly networks: Networks }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={cx(flow.row, flow.wrap)}>
      <span className={cx(text.small, text.bad)}>{t("addressBook.check.impossible")}</span>
      {networks.status === "error" && (
        <Button size="sm" busy={networks.fetching} onClick={networks.refetch}>
          {t("ui.error.retry")}
        </Button>
      )}
    </div>
  );
}
