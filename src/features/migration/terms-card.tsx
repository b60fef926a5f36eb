import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { matchLanguage } from "#shared/site/languages.ts";
import { learnLink } from "#shared/site/learn-link.ts";
import { accountTermsPage } from "#shared/site/learn-pages.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { appConfig } from "#src/state/app-config.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#src/ui/card.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { ChangeNote, NewTermsNote } from "./change-note.tsx";
import { footClass, listClass } from "./page-style.ts";
import { ownSite, useSiteName } from "./site-texts.ts";
import { TermsMissing } from "./terms-missing.tsx";
import type { Change } from "./use-change.ts";

export interface TermsCardProps {
  readonly change: Change<"migration.create">;
  readonly targetSite: string;
  /** "" where nobody names it: nothing can be accepted then. */
  readonly version: string;
}

/** What a person agrees to before anything begins. */
export function TermsCard({ change, targetSite, version }: TermsCardProps): ReactNode {
  const { t, i18n } = useTranslation();
  const siteName = useSiteName();
  const [agree, setAgree] = useState("");
  // Consent is to these terms of this site and no others.
  const terms = `${targetSite} ${version}`;
  const isAgreed = agree === terms && version !== "";
  const mustAccept = !isAgreed && version !== "";
  const isOutdated = agree !== "" && version !== "" && !isAgreed;
  const names = { from: siteName(ownSite), to: siteName(targetSite) };
  const language = matchLanguage(i18n.language, ownSite) ?? "en";
  const begin = (
    <Button
      variant="primary"
      block
      busy={change.busy}
      disabled={!isAgreed && !change.busy}
      onClick={() => void change.run({ targetSite, tncVersion: version, agree: true })}
    >
      {t("migration.begin")}
    </Button>
  );
  return (
    <Card aria-labelledby="migration-part">
      <CardHead title={t("migration.terms.title")} id="migration-part" />
      <CardBody pad="md">
        <div className={flow.stack4}>
          <ul className={cx(listClass, text.ink2)}>
            <li>{t("migration.terms.moves", names)}</li>
            <li>{t("migration.terms.converts", names)}</li>
            <li>{t("migration.terms.readOnly", names)}</li>
            <li>{t("migration.terms.noWayBack")}</li>
          </ul>
          {version === "" ? (
            <TermsMissing />
          ) : (
            <Checkbox
              checked={isAgreed}
              disabled={change.busy}
              onChange={(now) => setAgree(now ? terms : "")}
            >
              {t("migration.terms.accept")}{" "}
              <TextLink newWindow href={learnLink(appConfig, location.origin, language, accountTermsPage)}>
                {t("migration.terms.link", { site: names.to, version: bidiIsolate(version) })}
              </TextLink>
            </Checkbox>
          )}
          {isOutdated && <NewTermsNote />}
          <ChangeNote change={change.state} />
        </div>
      </CardBody>
      <CardFoot className={cx(footClass, flow.notPhone)}>
        <span className={cx(text.small, text.ink3)}>
          {t(mustAccept ? "migration.terms.acceptFirst" : "migration.terms.hint")}
        </span>
        <span>{begin}</span>
      </CardFoot>
      <ActionBar
        summary={
          mustAccept ? <span className={text.small}>{t("migration.terms.acceptFirst")}</span> : undefined
        }
      >
        {begin}
      </ActionBar>
    </Card>
  );
}
