import type { ReactNode } from "react";
import { Link } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { loginHref } from "#src/session/login.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";

const pair = css`display: grid; grid-template-columns: 1fr 1.6fr; gap: 12px;`;
const link = cx(textLinkClass(), text.small, text.center);

/** Below the one act of a dialog: what it will do, or that nothing happened. */
export const fine = cx(text.caption, text.ink3, text.center);

/** Where the outcome can be seen. */
export function SeeHistory({ href }: { readonly href: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Link href={href} className={link}>
      {t("convert.result.seeHistory")}
    </Link>
  );
}

export interface WayOnProps {
  readonly href: string;
  /** Of its record in there; "" while it has none. */
  readonly recordId?: string;
  readonly onClose: () => void;
}

/** The end of a dialog in which money moved: its record, or the page again. */
export function WayOn({ href, recordId = "", onClose }: WayOnProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={pair}>
      <Link href={recordHref(href, recordId)} className={buttonClass("secondary", "lg", true)}>
        {t(recordId === "" ? "convert.result.seeHistory" : "convert.records.toOrder")}
      </Link>
      <Button variant="primary" size="lg" block onClick={onClose}>
        {t("convert.result.done")}
      </Button>
    </div>
  );
}

/** The details of a record stand in the address of its list. */
function recordHref(list: string, id: string): string {
  if (id === "") return list;
  return `${list}${list.includes("?") ? "&" : "?"}record=${encodeURIComponent(id)}`;
}

/** The session ended before anything was sent: the login leads back, to this page or to the very form. */
export function LogInAct({ onLogIn = logIn }: { readonly onLogIn?: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button variant="primary" size="lg" block onClick={onLogIn}>
      {t("ui.logIn")}
    </Button>
  );
}

function logIn(): void {
  location.assign(loginHref());
}
