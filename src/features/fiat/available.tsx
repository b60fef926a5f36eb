import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { MiniButton } from "#src/ui/pick-button.tsx";
import { cx } from "#src/ui/style.ts";

interface AvailableProps {
  /** Undefined while it is awaited; its balance is "" where nobody says. */
  readonly estimate: CallOutput<"fiat.estimate"> | undefined;
  readonly onFill: (amount: string) => void;
}

/** What can be withdrawn, and the press that takes all of it. */
export function Available({ estimate, onFill }: AvailableProps): ReactNode {
  const { t } = useTranslation();
  const { available, usable = "" } = estimate ?? {};
  if (available === "") return null;
  return (
    <span className={cx(flow.row, flow.wrap)}>
      <span>
        {t("fiat.available")} <OwnFigure kind="amount" value={available} places={anyAccuracy} />
      </span>
      {usable !== "" && !isZeroText(usable) && (
        <MiniButton aria-label={t("entry.maxOf")} onClick={() => onFill(usable)}>
          {t("entry.max")}
        </MiniButton>
      )}
    </span>
  );
}
