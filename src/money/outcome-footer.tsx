import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { loginHref } from "#src/session/login.ts";
import { supportHref } from "#src/state/app-config.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { isOpen, type OpenIntent } from "./intent.ts";
import { historyPlace } from "./intent-notice.tsx";
import { leaveGuard } from "./leave-guard.ts";
import { hintClass, pairClass } from "./outcome-links.tsx";
import { pageIntents } from "./page-intents.ts";

const ways = cx(text.small, css`display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 24px;`);

export interface OutcomeFooterProps {
  readonly intent: OpenIntent;
  readonly onClose: () => void;
  /** Leads to the login and back to the very form; to this page where it is absent. */
  readonly onLogIn?: () => void;
}

/** The one act that is right while an outcome is not known, and the ways on. Never a second send. */
export function OutcomeFooter({ intent, onClose, onLogIn }: OutcomeFooterProps): ReactNode {
  const { t } = useTranslation();
  if (!isOpen(intent)) {
    return (
      <div className={pairClass}>
        <Link href={historyPlace(intent)} className={buttonClass("secondary", "lg", true)}>
          {t("money.seeHistory")}
        </Link>
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t("money.done")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Act intent={intent} onClose={onClose} onLogIn={onLogIn ?? logIn} />
      <div className={ways}>
        <TextLink href={intent.history}>{t("money.seeHistory")}</TextLink>
        {supportHref !== "" && (
          <TextLink href={supportHref} newWindow>
            {t("ui.support")}
          </TextLink>
        )}
      </div>
    </>
  );
}

function logIn(): void {
  location.assign(loginHref());
}

function Act({ intent, onClose, onLogIn }: Required<OutcomeFooterProps>): ReactNode {
  const { t } = useTranslation();
  if (intent.phase === "elsewhere") {
    return (
      <Button size="lg" block onClick={onClose}>
        {t("ui.close")}
      </Button>
    );
  }
  if (intent.loggedOut) {
    return (
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => {
          // It is written down, and looked up when the person is back.
          leaveGuard.letGo();
          onLogIn();
        }}
      >
        {t("ui.logIn")}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        icon={RefreshCw}
        busy={intent.checking}
        onClick={() => void pageIntents.check(intent.requestId)}
      >
        {t("money.checkAgain")}
      </Button>
      <p className={hintClass}>{t("money.checkedQuietly")}</p>
    </>
  );
}
