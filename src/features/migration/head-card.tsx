import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { momentText } from "#src/records/moment-text.ts";
import { Badge } from "#src/ui/badge.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ownSite, useSiteName } from "./site-texts.ts";

const head = css`
  display: flex; align-items: center; gap: 24px; padding: 20px 24px;
  ${media.noRail} { flex-wrap: wrap; gap: 16px; }
  ${media.phone} { display: grid; gap: 12px; padding: 16px; }
`;
const deadline = css`
  display: grid; text-align: end; flex: none;
  ${media.phone} { display: flex; align-items: baseline; gap: 8px; text-align: start; }
`;
const dayMs = 86_400_000;

export interface HeadCardProps {
  readonly targetSite: string;
  /** ms, 0 for none. */
  readonly deadline: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** From where to where the account moves, and until when. */
export function HeadCard({ targetSite, deadline: until, title, children }: HeadCardProps): ReactNode {
  const siteName = useSiteName();
  return (
    <Card className={head}>
      <div className={flow.row}>
        <Badge tone="line">{siteName(ownSite)}</Badge>
        <Icon of={ArrowRight} size={16} flip className={text.ink3} />
        <Badge tone="primary">{siteName(targetSite)}</Badge>
      </div>
      <div className={flow.grow}>
        <h2>{title}</h2>
        <p className={cx(text.small, text.ink2)}>{children}</p>
      </div>
      {until > 0 && <Deadline until={until} />}
    </Card>
  );
}

function Deadline({ until }: { readonly until: number }): ReactNode {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const days = Math.ceil((until - serverNow()) / dayMs);
  const date = momentText(until, i18n.language);
  if (days <= 0)
    return <p className={cx(text.caption, text.ink2)}>{t("migration.deadlineOver", { date })}</p>;
  return (
    <p className={deadline}>
      <span className={cx(text.headline, text.nowrap)}>{format.count(days)}</span>
      <span className={cx(text.caption, text.ink2)}>{t("migration.daysLeft", { count: days, date })}</span>
    </p>
  );
}
