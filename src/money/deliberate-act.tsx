import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { css } from "#src/ui/style.ts";
import { ownPress } from "./own-press.ts";

const stack = css`display: grid; gap: 12px;`;
/** The confirming button holds a whole sentence: the way back leaves it the room. */
const pair = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px;`;

export interface DeliberateActProps {
  /** What speaks against it, with its figures. */
  readonly reason: ReactNode;
  /** The act as always, and as it is named once the person has been stopped. */
  readonly act: string;
  readonly confirm: string;
  readonly onAct: () => void;
  /** The person was stopped, or went back. */
  readonly onStop?: (isStopped: boolean) => void;
}

/** An act that something speaks against: the first press stops at the reason, only a second one elsewhere does it. */
export function DeliberateAct({ reason, act, confirm, onAct, onStop }: DeliberateActProps): ReactNode {
  const { t } = useTranslation();
  const [stopped, setStopped] = useState(false);
  const stop = (isStopped: boolean): void => {
    setStopped(isStopped);
    onStop?.(isStopped);
  };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Read aloud, and away from both buttons: the key that is still down presses neither.
    if (stopped) place.current?.focus();
  }, [stopped]);
  return (
    <div className={stack}>
      <div ref={place} tabIndex={-1}>
        {reason}
      </div>
      {stopped ? (
        <div className={pair}>
          <Button size="lg" block onClick={() => stop(false)}>
            {t("ui.back")}
          </Button>
          <Button variant="primary" size="lg" block onClick={ownPress(onAct)}>
            {confirm}
          </Button>
        </div>
      ) : (
        <Button variant="primary" size="lg" block onClick={() => stop(true)}>
          {act}
        </Button>
      )}
    </div>
  );
}
