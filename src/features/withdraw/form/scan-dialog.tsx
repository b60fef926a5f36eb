import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#src/ui/dialog.tsx";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { scan } from "./scanning.ts";

const frame = css`width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r2); background: var(--sunken);`;

export interface ScanDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRead: (text: string) => void;
}

/** Reads an address from a QR code. The camera stops with the dialog. */
export default function ScanDialog({ open, onClose, onRead }: ScanDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("withdraw.scan")}>
      {open && <Camera onRead={onRead} />}
    </Dialog>
  );
}

function Camera({ onRead }: Pick<ScanDialogProps, "onRead">): ReactNode {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onRead);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    told.current = onRead;
  }, [onRead]);
  useEffect(() => {
    if (video.current === null) return undefined;
    const { read, stop } = scan(video.current);
    const wait = async (): Promise<void> => {
      const code = await read.catch(() => null);
      if (code === null) setFailed(true);
      else told.current(code);
    };
    void wait();
    return stop;
  }, []);
  if (failed) return <Note tone="bad">{t("withdraw.scanFailed")}</Note>;
  return (
    <>
      <video ref={video} className={frame} muted playsInline aria-label={t("withdraw.scan")} />
      <p className={cx(text.small, text.ink2)}>{t("withdraw.scanText")}</p>
    </>
  );
}
