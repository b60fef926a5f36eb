import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { PermissionKey } from "#shared/contract/permission-keys.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { appConfig } from "#src/state/app-config.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { useBanEnd } from "./refusal-message.tsx";
import { refusalStep } from "./refusal-text.ts";
import { useRefusalText } from "./use-refusal-text.ts";

const place = css`margin-block-end: 16px;`;
const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;`;

interface IneligibleNoteProps {
  readonly error: ErrorData;
  /** What is not allowed. */
  readonly of: PermissionKey;
}

/** Above the form, before anything is typed: this person may not convert, why, and the one way out. */
export default function IneligibleNote({ error, of }: IneligibleNoteProps): ReactNode {
  const words = useRefusalText();
  const until = useBanEnd(error.code, of);
  return (
    <div className={place}>
      <Note tone="bad" announce>
        <div className={line}>
          <span className={cx(flow.grow, reason)}>
            {words(error)}
            {until !== "" && ` ${until}`}
          </span>
          <WayOut code={error.code} />
        </div>
      </Note>
    </div>
  );
}

/** The button goes below the words before they become a narrow column. */
const reason = css`min-width: min(100%, 16em);`;

function WayOut({ code }: Pick<ErrorData, "code">): ReactNode {
  const { t } = useTranslation();
  const look = buttonClass("secondary", "sm");
  const step = refusalStep(code);
  if (step === "verify identity") {
    const { identityUrl = "" } = appConfig;
    if (identityUrl === "") return null;
    return (
      <a href={loginUrl(identityUrl, location.href)} className={look}>
        {t("convert.step.verify")}
      </a>
    );
  }
  if (step !== "see your balances") return null;
  return (
    <Link href="/" className={look}>
      {t("convert.step.balances")}
    </Link>
  );
}
