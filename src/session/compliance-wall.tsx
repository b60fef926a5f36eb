import { type ReactNode, useCallback } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { textLinkClass } from "../ui/text-link.tsx";
import LeaveNotice from "./leave-notice.tsx";
import { wallTexts } from "./wall-texts.ts";

interface Wall {
  readonly open: boolean;
  /** The person requested a page of another host and has not confirmed it yet. */
  readonly leaving: boolean;
  /** The refusal it shows; stays while it closes. */
  readonly error: CofferError | null;
}

const useWall = create<Wall>(() => ({ open: false, leaving: false, error: null }));
let mounted = false;

/** Says that a rule forbids what was requested (R8.5, code 10024), in the words that the server sent along. */
export function showWall(error: CofferError): void {
  useWall.setState({ open: true, leaving: false, error });
  if (mounted) return;
  mounted = true;
  createRoot(document.body.appendChild(document.createElement("div"))).render(<ComplianceWall />);
}

function ComplianceWall(): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { open, leaving, error } = useWall();
  const close = useCallback(() => useWall.setState({ open: false }), []);
  if (error === null) return null;
  const { title, link, foreignHost } = wallTexts(error.data.result, location.origin);
  if (leaving) return <LeaveNotice open={open} link={link} onStay={close} />;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title || t("app.wallTitle")}
      footer={
        <Button variant="primary" size="lg" block onClick={close}>
          {t("app.wallClose")}
        </Button>
      }
    >
      <p>{errorText(error)}</p>
      {link !== "" && (
        <p>
          {foreignHost === "" ? (
            <a href={link}>{t("app.readMore")}</a>
          ) : (
            // No link: one could be opened beside the notice by another mouse button.
            <button
              type="button"
              className={textLinkClass()}
              onClick={() => useWall.setState({ leaving: true })}
            >
              {t("app.readMore")}
            </button>
          )}
        </p>
      )}
    </Dialog>
  );
}
