import { type ReactNode, useCallback } from "react";
import { createRoot } from "react-dom/client";
import { create } from "zustand";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { wallWords } from "./wall-words.ts";

interface Wall {
  readonly open: boolean;
  /** The refusal it tells of; stays while it closes. */
  readonly error: CofferError | null;
}

const useWall = create<Wall>(() => ({ open: false, error: null }));
let mounted = false;

/** Says that a rule forbids what was asked for (spec section 8, code 10024), in the words that the server sent along. */
export function showWall(error: CofferError): void {
  useWall.setState({ open: true, error });
  if (mounted) return;
  mounted = true;
  createRoot(document.body.appendChild(document.createElement("div"))).render(<ComplianceWall />);
}

function ComplianceWall(): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { open, error } = useWall();
  const close = useCallback(() => useWall.setState({ open: false }), []);
  if (error === null) return null;
  const { title, reason, link } = wallWords(error.data.result, location.origin);
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
      <p>{reason || errorText(error)}</p>
      {link !== "" && (
        <p>
          <a href={link}>{t("app.readMore")}</a>
        </p>
      )}
    </Dialog>
  );
}
