import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button.tsx";
import { type FeedState, LiveDot } from "../live-dot.tsx";
import { cx } from "../style.ts";
import { fromPhone, status } from "./header-style.ts";

export interface FeedSignProps {
  /** Undefined: there is nothing to say about it yet. */
  readonly state: FeedState | undefined;
  /** Offered while the feed is disconnected; phones have it in a strip below. */
  readonly onReconnect: () => void;
}

/** How the feed is, in the header. */
export function FeedSign({ state, onReconnect }: FeedSignProps): ReactNode {
  const { t } = useTranslation();
  if (state === undefined) return null;
  return (
    <>
      <LiveDot state={state} announce className={cx(status, fromPhone)} />
      {state === "disconnected" && (
        <Button size="sm" className={fromPhone} onClick={onReconnect}>
          {t("ui.feed.reconnect")}
        </Button>
      )}
    </>
  );
}
