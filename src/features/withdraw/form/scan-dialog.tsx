import { ImageUp } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { hasCamera, readPicture, scan } from "./scanning.ts";

const frame = css`width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r2); background: var(--sunken);`;

export interface ScanDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRead: (text: string) => void;
}

/** Reads an address from a QR code before the camera or in a picture. The camera stops with the dialog. */
export default function ScanDialog({ open, onClose, onRead }: ScanDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("withdraw.scan")}>
      {open && (
        <div className={flow.stack4}>
          {hasCamera() && <Camera onRead={onRead} />}
          <Picture onRead={onRead} />
        </div>
      )}
    </Dialog>
  );
}

type Reading = Pick<ScanDialogProps, "onRead">;

function Camera({ onRead }: Reading): ReactNode {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const reported = useRef(onRead);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    reported.current = onRead;
  }, [onRead]);
  useEffect(() => {
    if (video.current === null) return undefined;
    const { read, stop } = scan(video.current);
    let isLeft = false;
    const wait = async (): Promise<void> => {
      const code = await read.catch(() => null);
      // A frame that was still looked into when the dialog was closed enters nothing.
      if (isLeft) return;
      if (code === null) setFailed(true);
      else reported.current(code);
    };
    void wait();
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  if (failed) return <Note tone="bad">{t("withdraw.scanFailed")}</Note>;
  return (
    <>
      <video ref={video} className={frame} muted playsInline aria-label={t("withdraw.scan")} />
      <p className={cx(text.small, text.ink2)}>{t("withdraw.scanText")}</p>
    </>
  );
}

/** A screenshot, or a photograph: all that there is without a camera. */
function Picture({ onRead }: Reading): ReactNode {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "reading" | "none">("idle");
  /** Counts what was begun and left: neither an earlier picture nor one of a closed dialog enters anything. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const read = async (picture: Blob): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    setState("reading");
    const code = await readPicture(picture).catch(() => "");
    if (own !== turn.current) return;
    setState(code === "" ? "none" : "idle");
    if (code !== "") onRead(code);
  };
  return (
    <>
      {state === "none" && (
        <Note tone="warn" announce>
          {t("withdraw.scanNone")}
        </Note>
      )}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("withdraw.scanPicture")}
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          if (picture !== undefined) void read(picture);
          // The same one can be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button block icon={ImageUp} busy={state === "reading"} onClick={() => file.current?.click()}>
        {t("withdraw.scanPicture")}
      </Button>
    </>
  );
}
