import { Globe } from "lucide";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { MigrationState, MigrationStatus } from "#shared/contract/migration.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { appConfig } from "#src/state/app-config.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { AssetsPart, type AssetsPartProps } from "./assets/assets-part.tsx";
import { TransferPart } from "./assets/transfer-part.tsx";
import { BannerFailure } from "./banner-failure.tsx";
import { CardsPart } from "./cards/cards-part.tsx";
import { ChangeNote } from "./change-note.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { CompletedCard } from "./completed-card.tsx";
import { AbortedCard, FailedCard } from "./end-card.tsx";
import { HeadCard } from "./head-card.tsx";
import { gridClass } from "./page-style.ts";
import { useSiteName } from "./site-texts.ts";
import { StepsCard } from "./steps-card.tsx";
import { TermsCard } from "./terms-card.tsx";
import { useChange } from "./use-change.ts";
import type { Migration, MigrationBanner } from "./use-migration.ts";
import { useTakenConversion } from "./use-taken-conversion.ts";
import { RejectedCard, WaitingCard } from "./waiting-card.tsx";

const whole = css`&:focus { outline: none; }`;

export interface MigrationBodyProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  /** Undefined where it could not be had. */
  readonly banner: MigrationBanner | undefined;
}

/** The screen of the state that the migration is in. */
export function MigrationBody({ migration, state: reported, banner }: MigrationBodyProps): ReactNode {
  const { t } = useTranslation();
  const [state, onTaken] = useTakenConversion(reported);
  const siteName = useSiteName();
  /** The id of the one that was stopped, once the person wants another. */
  const [again, setAgain] = useState("");
  // Kept here: what is offered is read anew after a refusal, and may be nothing any more.
  const begin = useChange("migration.create", migration.row, migration.check);
  const { status } = state;
  const offered = banner?.show === true && banner.targetSite !== "";
  const begins = status === "NOT_STARTED" || (status === "ABORTED" && again === state.migrationId && offered);
  const place = useRef<HTMLDivElement>(null);
  // A step takes its button along.
  useFocusKept(place, begins ? "" : status);
  if (begins && !offered) {
    return (
      <div ref={place} tabIndex={-1} className={cx(flow.stack6, whole)}>
        <ChangeNote change={begin.state} />
        <NothingToMove />
      </div>
    );
  }
  const targetSite = begins ? (banner?.targetSite ?? "") : state.targetSite;
  const site = siteName(targetSite);
  const title = begins || status === "ABORTED" ? "can" : status === "FAILED" ? "halted" : "moves";
  const head = status !== "COMPLETED" && (
    <HeadCard
      targetSite={targetSite}
      deadline={banner?.deadline ?? 0}
      title={t(`migration.head.${title}`, { site })}
    >
      <HeadText status={begins ? "NOT_STARTED" : status} deadline={banner?.deadline ?? 0} />
    </HeadCard>
  );
  const isLate = migration.row?.error !== null && migration.row?.error !== undefined;
  function beginAgain(): void {
    begin.reset();
    setAgain(state.migrationId);
  }
  return (
    <div ref={place} tabIndex={-1} className={cx(flow.stack6, whole)}>
      {head}
      {isLate && <Note tone="warn">{t("migration.late")}</Note>}
      {begins ? (
        <TermsCard
          change={begin}
          targetSite={targetSite}
          version={banner?.tncVersion || (appConfig.migrationTermsVersion ?? "")}
        />
      ) : status === "ABORTED" ? (
        <>
          {again === state.migrationId && <ChangeNote change={begin.state} />}
          <AbortedCard state={state} onAgain={offered ? beginAgain : null} />
          <BannerFailure banner={migration.banner} />
        </>
      ) : status === "FAILED" ? (
        <FailedCard state={state} />
      ) : (
        <div className={gridClass}>
          <StepsCard migration={migration} state={state} />
          <Part place={place} migration={migration} state={state} onTaken={onTaken} />
        </div>
      )}
    </div>
  );
}

function HeadText({
  status,
  deadline,
}: {
  readonly status: MigrationStatus;
  readonly deadline: number;
}): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (status === "CARD_PENDING" || status === "CARD_PROCESSING") return t(`migration.head.${status}`);
  if (status === "ABORTED" || status === "FAILED") {
    return deadline === 0
      ? t("migration.head.readOnly")
      : t("migration.head.readOnlyAfter", { date: bidiIsolate(format.date(deadline)) });
  }
  return t("migration.head.same");
}

function Part({
  place,
  ...assets
}: AssetsPartProps & { readonly place: RefObject<HTMLElement | null> }): ReactNode {
  const { migration, state } = assets;
  const { status } = state;
  // Who saw the checks go on says when they want to see what follows.
  const isChecking = status === "PRECHECK" || status === "PRECHECK_FAILED";
  const [waits, setWaits] = useState(false);
  if (isChecking && !waits) setWaits(true);
  const isBeyond = !isChecking && status !== "ASSET_REVIEW";
  if (isBeyond && waits) setWaits(false);
  useFocusKept(place, String(waits));
  switch (status) {
    case "CREATED":
    case "KYC_PENDING":
      return <WaitingCard migration={migration} about={status} />;
    case "PRECHECK":
      return <WaitingCard migration={migration} about={status} />;
    case "KYC_REJECTED":
      return <RejectedCard migration={migration} />;
    case "PRECHECK_FAILED":
      return <ChecksCard migration={migration} state={state} onContinue={null} />;
    case "ASSET_REVIEW":
      return waits ? (
        <ChecksCard migration={migration} state={state} onContinue={() => setWaits(false)} />
      ) : (
        <AssetsPart {...assets} />
      );
    case "CONVERTING":
    case "ASSETS_READY":
      return <AssetsPart {...assets} />;
    case "TRANSFERRING":
      return <TransferPart migration={migration} state={state} />;
    case "CARD_PENDING":
    case "CARD_PROCESSING":
      return <CardsPart migration={migration} state={state} />;
    case "COMPLETED":
      return <CompletedCard state={state} />;
    case "NOT_STARTED":
    case "ABORTED":
    case "FAILED":
      break;
  }
  return null;
}

function NothingToMove(): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("nav.migration")}>
      <CardBody pad="md">
        <Empty
          icon={Globe}
          title={t("migration.none")}
          actions={
            <Link className={buttonClass("secondary")} href="/">
              {t("app.toOverview")}
            </Link>
          }
        >
          {t("migration.noneText")}
        </Empty>
      </CardBody>
    </Card>
  );
}
