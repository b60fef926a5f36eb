import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { loginHref } from "#src/session/login.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";

/** On phones the first takes the room of its words. */
export const pairClass = css`
  display: grid; grid-template-columns: 1fr 1.6fr; gap: 12px; ${media.phone} { grid-template-columns: fit-content(60%) 1fr; } ${media.stacked} { grid-template-columns: minmax(0, 1fr); }
`;
const link = cx(textLinkClass(), text.small, text.center);

/** Below the one act of a dialog: what it will do, or that nothing happened. */
export const hintClass = cx(text.caption, text.ink3, text.center);

/** Where the outcome can be seen. */
export function SeeHistory({ href }: { readonly href: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Link href={href} className={link}>
      {t("money.result.seeHistory")}
    </Link>
  );
}

export interface OutcomeLinksProps {
  readonly href: string;
  /** Of its record in there; "" while it has none. */
  readonly recordId?: string;
  readonly onClose: () => void;
}

/** The end of a dialog in which money moved: its record, or the page again. */
export function OutcomeLinks({ href, recordId = "", onClose }: OutcomeLinksProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={pairClass}>
      <Link href={recordHref(href, recordId)} className={buttonClass("secondary", "lg", true)}>
        {t(recordId === "" ? "money.result.seeHistory" : "money.result.toOrder")}
      </Link>
      <Button variant="primary" size="lg" block onClick={onClose}>
        {t("money.result.done")}
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
export function LogInButton({ onLogIn = logIn }: { readonly onLogIn?: (() => void) | undefined }): ReactNode {
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
