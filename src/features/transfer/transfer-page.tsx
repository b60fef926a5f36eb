import { History } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRecipient } from "#src/entry/use-recipient.ts";
import { useSought } from "#src/entry/use-sought.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { useFeature } from "#src/state/use-feature.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { LastTransfers } from "./last-transfers.tsx";
import { recordsPath } from "./paths.ts";
import { ReviewButton } from "./review-button.tsx";
import { Receives, SummaryCard } from "./summary-card.tsx";
import { TransferCard } from "./transfer-card.tsx";
import { useSending } from "./use-sending.ts";
import { type Picking, useTransfer } from "./use-transfer.ts";

const TransferDialog = lazy(importWithRetry(() => import("./transfer-dialog.tsx")));
const PlacePicker = lazy(importWithRetry(() => import("./place-picker.tsx")));
const CoinPicker = lazy(importWithRetry(() => import("./transfer-coin-picker.tsx")));

/** /transfer: between own accounts, main and sub-accounts, and to other users. */
export default function TransferPage(): ReactNode {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const sought = useSought(transfer.form);
  const search = useRecipient("transfer.recipient", sought, () =>
    transfer.change({ type: "named", by: sought.by, who: "" }),
  );
  const recipient = search.lookup.state === "found" ? search.lookup.recipient : null;
  const sending = useSending(transfer, recipient);
  const [picking, setPicking] = useState<Picking | null>(null);
  // Once seen they stay, so that they can leave as they came.
  const [seen, setSeen] = useState<ReadonlySet<Picking>>(new Set());
  if (picking !== null && !seen.has(picking)) setSeen(new Set(seen).add(picking));
  const { accounts, form, change } = transfer;
  const isListed = useFeature("subAccountTransferRecords");
  const close = (): void => setPicking(null);
  const review = (): void => {
    if (form.mode === "user" && recipient === null) search.find();
    change({ type: "submitted" });
  };
  const button = <ReviewButton transfer={transfer} onReview={review} />;
  return (
    <Page
      task
      title={t("nav.transfer")}
      actions={
        isListed && (
          <HeadLink href={recordsPath} icon={History}>
            {t("nav.transferRecords")}
          </HeadLink>
        )
      }
    >
      {accounts.status === "error" ? (
        <Card pad="md">
          <LoadFailure
            title={t("transfer.error")}
            error={accounts.error}
            onRetry={() => {
              accounts.refetch();
              transfer.readAgain();
            }}
            retrying={accounts.fetching}
          />
        </Card>
      ) : (
        <>
          <div className={columns.form}>
            <TransferCard
              transfer={transfer}
              sought={sought}
              search={search}
              onPick={setPicking}
              onReview={review}
              onShow={sending.show}
              turnedDown={sending.turnedDown}
            />
            <div className={flow.stack6}>
              <AfterFrame>
                <SummaryCard transfer={transfer} button={button} />
                <LastTransfers members={transfer.members} coinOf={transfer.coinOf} />
              </AfterFrame>
            </div>
          </div>
          <ActionBar summary={<Receives transfer={transfer} />}>{button}</ActionBar>
        </>
      )}
      <Suspense fallback={null}>
        {(["from", "to"] as const).map(
          (end) =>
            seen.has(end) && (
              <PlacePicker key={end} transfer={transfer} end={end} open={picking === end} onClose={close} />
            ),
        )}
        {seen.has("coin") && <CoinPicker transfer={transfer} open={picking === "coin"} onClose={close} />}
      </Suspense>
      <Suspense fallback={null}>
        <TransferDialog transfer={transfer} sending={sending} />
      </Suspense>
    </Page>
  );
}
