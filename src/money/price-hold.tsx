import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useSecondsLeft } from "#src/ui/countdown.ts";
import { Hold } from "#src/ui/hold.tsx";
import { ProgressHold } from "./progress-hold.tsx";
import { heldSeconds, type PricedView } from "./quote-flow-view.ts";

export interface PriceHoldProps {
  readonly at: PricedView<unknown, unknown>["at"];
  /** Of the price: another one counts anew. */
  readonly id: string;
  /** Server ms, as the exchange writes it. */
  readonly expiresAt: string;
  /** How long it is held in all, ms: the full ring. */
  readonly heldMs: number;
  readonly onEnd: () => void;
  /** Keys of what is said while it is held, with `count` seconds, and once it has run out. */
  readonly held: string;
  readonly expired: string;
  readonly detail: ReactNode;
  /** What is being done, once it was confirmed; the detail where it is absent. */
  readonly sending?: ReactNode;
  readonly end?: ReactNode;
}

/** A price with its ring, until it is confirmed or has run out; then how far what was confirmed has come (F6a.1). */
export function PriceHold(props: PriceHoldProps): ReactNode {
  const { at, id, detail, sending = detail } = props;
  if (at !== "held" && at !== "expired") return <ProgressHold at={at} detail={sending} />;
  return <Counted key={id} {...props} />;
}

function Counted({ at, expiresAt, heldMs, onEnd, held, expired, detail, end }: PriceHoldProps): ReactNode {
  const { t } = useTranslation();
  const counted = useSecondsLeft({ expiresAtMs: Number(expiresAt), now: serverNow, onEnd });
  // The server may call it over before the clock does.
  const seconds = at === "expired" ? 0 : counted;
  return (
    <Hold
      state={{ kind: "counting", seconds, total: heldSeconds(heldMs) }}
      title={seconds === 0 ? t(expired) : t(held, { count: seconds })}
      detail={detail}
      end={end}
    />
  );
}
