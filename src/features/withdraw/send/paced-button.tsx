import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { pageClock } from "#src/bridge/clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Button } from "#src/ui/button.tsx";
import { useSecondsLeft } from "#src/ui/countdown.ts";

/** One withdrawal of a coin over a network in so many ms (F6c.10): never a longer wait than from now on. */
const paceMs = 10_000;

/** Tries again once the exchange takes another one. */
export function PacedButton({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const [expiresAtMs] = useState(() => pageClock.now() + paceMs);
  const seconds = useSecondsLeft({ expiresAtMs, now: pageClock.now });
  return (
    <Button variant="primary" size="lg" block disabled={seconds > 0} onClick={onPress}>
      {seconds > 0 ? t("withdraw.againIn", { seconds: format.count(seconds) }) : t("ui.error.retry")}
    </Button>
  );
}
