import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { css } from "../ui/style.ts";

const breakable = css`overflow-wrap: anywhere;`;

export interface LeaveNoticeProps {
  readonly open: boolean;
  /** Whole, of a web page. */
  readonly link: string;
  readonly onStay: () => void;
}

/** The link comes from the server and leads to another host: the person is told where, and may stay (D7.5). */
export default function LeaveNotice({ open, link, onStay }: LeaveNoticeProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t("app.leaveTitle")}
      footerPair
      footer={
        <>
          <a className={buttonClass("secondary", "lg")} href={link} rel="noreferrer">
            {t("app.leaveGo")}
          </a>
          <Button variant="primary" size="lg" onClick={onStay}>
            {t("app.leaveStay")}
          </Button>
        </>
      }
    >
      <p className={breakable}>{t("app.leaveText", { host: bidiIsolate(new URL(link).host) })}</p>
    </Dialog>
  );
}
