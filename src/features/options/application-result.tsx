import { CircleCheck, CircleX, Clock, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useFormat } from "#src/i18n/format.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { overviewPath, transferPath } from "./paths.ts";
import { TermsLink } from "./terms-link.tsx";
import type { Agreement } from "./use-application.ts";
import { useTimeLeft } from "./use-time-left.ts";

const place = css`display: grid; justify-items: center; gap: 12px; padding-block: 32px; text-align: center; & > p { max-width: 420px; }`;
const disc = css`display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%;`;
const actions = css`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-block-start: 8px;`;
const tones = {
  ok: css`background: var(--success-soft); color: var(--success);`,
  bad: css`background: var(--danger-soft); color: var(--danger);`,
  info: css`background: var(--info-soft); color: var(--info);`,
};

export interface ApplicationResultProps {
  readonly agreement: Agreement;
  readonly status: "PENDING" | "APPROVED" | "REJECTED";
  readonly score: number | undefined;
  /** Seconds; null while it is not known yet. */
  readonly retryTime: number | null;
  readonly onAgain: () => void;
  readonly onDue: () => void;
}

/** What was decided on an application, or that it is being read. */
export function ApplicationResult(props: ApplicationResultProps): ReactNode {
  const { agreement, status, score } = props;
  const { t } = useTranslation();
  const format = useFormat();
  if (status === "PENDING") {
    return (
      <Outcome icon={Clock} tone="info" title={t("options.pending")}>
        <p className={text.ink2}>{t("options.pendingText")}</p>
        <div className={actions}>
          <Link className={buttonClass("secondary")} href={overviewPath}>
            {t("options.overview")}
          </Link>
        </div>
      </Outcome>
    );
  }
  if (status === "REJECTED") return <Failed {...props} />;
  const { decidedTime = 0, agreementVersion: version } = agreement;
  const since = decidedTime === 0 ? undefined : format.dateTime(decidedTime * 1000);
  return (
    <Outcome icon={CircleCheck} tone="ok" title={t("options.passed")}>
      <Score agreement={agreement} score={score} />
      <p className={text.ink2}>
        {since === undefined
          ? t("options.passedText", { version })
          : t("options.passedSince", { version, since })}
      </p>
      <div className={actions}>
        <Link className={buttonClass("primary", "lg")} href={transferPath}>
          {t("options.moveMoney")}
        </Link>
        <Link className={buttonClass("tertiary", "lg")} href={overviewPath}>
          {t("options.overview")}
        </Link>
      </div>
    </Outcome>
  );
}

function Failed({ agreement, score, retryTime, onAgain, onDue }: ApplicationResultProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const atMs = (retryTime ?? 0) * 1000;
  const { over, words } = useTimeLeft(atMs, onDue);
  const mayTry = retryTime !== null && over;
  const { passScore } = agreement;
  // Another reason may have decided, and a host that does not count right answers tells none.
  const isTooFew = passScore !== undefined && score !== undefined && score < passScore;
  return (
    <Outcome icon={CircleX} tone="bad" title={t(isTooFew ? "options.failed" : "options.rejected")}>
      <Score agreement={agreement} score={score} />
      <p className={text.ink2}>{t("options.failedText")}</p>
      <TermsLink url={agreement.agreementUrl} />
      <div className={actions}>
        <Button variant="primary" size="lg" disabled={!mayTry} onClick={onAgain}>
          {t("options.tryAgain")}
        </Button>
        <Link className={buttonClass("secondary", "lg")} href={overviewPath}>
          {t("options.overview")}
        </Link>
      </div>
      {retryTime !== null && !over && (
        <p className={cx(text.small, text.ink3)}>
          {t("options.tryAgainFrom", { time: format.dateTime(atMs), left: words })}
        </p>
      )}
    </Outcome>
  );
}

/** Only a host that says how many pass counts right answers; any other number would be told as what it is not. */
function Score({
  agreement: { passScore, questions },
  score,
}: {
  readonly agreement: Agreement;
  readonly score: number | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  if (passScore === undefined || score === undefined) return null;
  const of = format.count(questions.filter(({ type }) => type !== "TEXT").length);
  return <p>{t("options.score", { right: format.count(score), of, needed: format.count(passScore) })}</p>;
}

interface OutcomeProps {
  readonly icon: IconNode;
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly children: ReactNode;
}

function Outcome({ icon, tone, title, children }: OutcomeProps): ReactNode {
  return (
    <Card pad="md">
      <div className={place}>
        <span className={cx(disc, tones[tone])}>
          <Icon of={icon} size={24} />
        </span>
        <h2 className={text.headline}>
          <span role="status">{title}</span>
        </h2>
        {children}
      </div>
    </Card>
  );
}
