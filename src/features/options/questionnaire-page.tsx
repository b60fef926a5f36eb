import { ShieldAlert } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { appConfig } from "#src/state/app-config.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { AboutCards } from "./about-cards.tsx";
import { ApplicationResult } from "./application-result.tsx";
import { attemptOf } from "./application-state.ts";
import { overviewPath } from "./paths.ts";
import { QuestionsCard } from "./questions-card.tsx";
import { type Agreement, type Application, useApplication } from "./use-application.ts";
import { beginAttempt, dropAnswers, storedAttempt } from "./use-questions.ts";

/** /questionnaire: who may trade options, and under which terms. */
export default function QuestionnairePage(): ReactNode {
  const { t } = useTranslation();
  const application = useApplication();
  const { read } = application;
  return (
    <Page task title={t("nav.questionnaire")}>
      {read.status === "error" ? (
        <Failure code={read.error.data.code}>
          <LoadFailure
            title={t("options.error")}
            error={read.error}
            onRetry={read.refetch}
            retrying={read.fetching}
          />
        </Failure>
      ) : read.status !== "ok" ? (
        <SkeletonRows count={6} />
      ) : (
        <div className={columns.wide}>
          <Stage agreement={read.data} application={application} />
          <AfterFrame>
            <AboutCards agreement={read.data} />
          </AfterFrame>
        </div>
      )}
    </Page>
  );
}

interface StageProps {
  readonly agreement: Agreement;
  readonly application: Application;
}

const stage = css`min-width: 0;`;

/** The questions, or what became of them. */
function Stage({ agreement, application }: StageProps): ReactNode {
  const { reported, read } = application;
  const owner = useClientStore((state) => state.user?.id ?? 0);
  const status = reported?.status ?? agreement.status;
  /** The try that the person has begun: after a failure only they do. */
  const [begun, setBegun] = useState(() => ({ owner, attempt: storedAttempt(owner) }));
  const attempt = attemptOf(agreement, begun.attempt);
  if (begun.owner !== owner) {
    const before = begun.owner === 0 ? begun.attempt : "";
    setBegun({ owner, attempt: before || storedAttempt(owner) });
  } else if (begun.attempt !== "" && (reported !== null || begun.attempt !== attempt)) {
    setBegun({ owner, attempt: "" });
  }
  const isBegun = status === "REJECTED" && begun.attempt === attempt;
  const isOpen = reported === null && (status === "NONE" || isBegun);
  useEffect(() => {
    if (!isOpen) dropAnswers(owner);
  }, [isOpen, owner]);
  const asks = isOpen || status === "NONE";
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, asks ? "" : status);
  return (
    <div ref={place} tabIndex={-1} className={stage}>
      {asks ? (
        <QuestionsCard key={attempt} agreement={agreement} application={application} attempt={attempt} />
      ) : (
        <ApplicationResult
          agreement={agreement}
          status={status}
          score={reported?.score ?? agreement.score}
          retryTime={reported === null ? agreement.retryTime : null}
          onAgain={() => {
            beginAttempt(owner, attempt);
            setBegun({ owner, attempt });
          }}
          onDue={read.refetch}
        />
      )}
    </div>
  );
}

/** Codes by which the server says that the identity is to be verified first (F5.5). */
const identityCodes: ReadonlySet<string> = new Set(["20096", "42039", "131004"]);

function Failure({ code, children }: { readonly code: string; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const isIdentity = identityCodes.has(code);
  if (!isIdentity && code !== "10024") return <Card pad="md">{children}</Card>;
  const { identityUrl = "" } = appConfig;
  return (
    <Card pad="md">
      <Empty
        icon={ShieldAlert}
        title={t(isIdentity ? "options.verifyTitle" : "options.notHere")}
        actions={
          <>
            {isIdentity && identityUrl !== "" && (
              <a className={buttonClass("primary")} href={loginUrl(identityUrl, location.href)}>
                {t("options.verify")}
              </a>
            )}
            <Link className={buttonClass("tertiary")} href={overviewPath}>
              {t("options.overview")}
            </Link>
          </>
        }
      >
        {t(isIdentity ? "options.verifyText" : "options.notHereText")}
      </Empty>
    </Card>
  );
}
