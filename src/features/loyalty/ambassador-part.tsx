import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { text } from "#src/ui/text.ts";
import { InviteCode } from "./invite-code.tsx";
import type { Ambassador } from "./use-ambassador.ts";

type Standing = CallOutput<"member.ambassador">;

const title = css`font-size: .875rem; line-height: 1.25rem;`;
const row = css`display: flex; flex-wrap: wrap; gap: 8px;`;

/** The ambassador programme, and where this person stands in it. */
export function AmbassadorPart({ ambassador }: { readonly ambassador: Ambassador }): ReactNode {
  const { t } = useTranslation();
  const { read } = ambassador;
  return (
    <section className={flow.stack3} aria-label={t("loyalty.programme")}>
      <div className={flow.between}>
        <h3 className={title}>{t("loyalty.programme")}</h3>
        {read.data !== undefined && <StandingBadge standing={read.data} />}
      </div>
      {read.status === "error" ? (
        <LoadFailure error={read.error} onRetry={read.refetch} retrying={read.fetching} />
      ) : read.data === undefined ? (
        <SkeletonRows count={1} />
      ) : read.data.status === "NONE" ? (
        <Join ambassador={ambassador} />
      ) : read.data.status === "ACTIVE" ? (
        <InviteCode standing={read.data} />
      ) : (
        <>
          <p className={cx(text.small, text.ink2)}>
            {t(read.data.status === "APPLIED" ? "loyalty.appliedText" : "loyalty.rejectedText")}
          </p>
          {read.data.status === "REJECTED" && (
            <div className={row}>
              <SupportLink />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function StandingBadge({ standing }: { readonly standing: Standing }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, level } = standing;
  if (status === "NONE") return null;
  if (status === "ACTIVE")
    return <Badge tone="ok">{t("loyalty.level", { level: format.count(level) })}</Badge>;
  return status === "APPLIED" ? (
    <Badge tone="info">{t("loyalty.applied")}</Badge>
  ) : (
    <Badge tone="bad">{t("loyalty.rejected")}</Badge>
  );
}

function Join({ ambassador: { sent, join, lookAgain } }: { readonly ambassador: Ambassador }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isBusy = sent.at === "sending" || sent.at === "looking";
  return (
    <>
      <p className={cx(text.small, text.ink2)}>{t("loyalty.joinText")}</p>
      {sent.at === "looking" && (
        <Note tone="info" announce>
          {t("loyalty.looking")}
        </Note>
      )}
      {sent.at === "refused" && (
        <Note tone="bad" announce>
          {errorText(sent.error)}
        </Note>
      )}
      {sent.at === "unknown" && (
        <Note tone="warn" announce>
          {t("loyalty.unknown")}
        </Note>
      )}
      <div className={row}>
        {sent.at === "unknown" && <Button onClick={lookAgain}>{t("loyalty.look")}</Button>}
        <Button onClick={join} busy={isBusy} block={sent.at !== "unknown"}>
          {t(sent.at === "unknown" ? "loyalty.joinAgain" : "loyalty.join")}
        </Button>
      </div>
    </>
  );
}
