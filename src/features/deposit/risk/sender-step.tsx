import { Lock } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { checkSender } from "./sender-choice.ts";
import { SenderResultCard } from "./sender-result-card.tsx";
import type { SenderGate } from "./use-sender-gate.ts";

export interface SenderStepProps {
  readonly gate: SenderGate;
  /** Display name of the network. */
  readonly network: string;
}

/** Which address the coins will come from, and what the check says of it. */
export function SenderStep({ gate, network }: SenderStepProps): ReactNode {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  // The form that asked is gone with its answer, and the answer with the wish for another one.
  useFocusKept(place, String(gate.sender === null));
  return (
    <section ref={place} tabIndex={-1} aria-label={t("deposit.sender.label")}>
      <SenderPart gate={gate} network={network} />
    </section>
  );
}

function SenderPart({ gate, network }: SenderStepProps): ReactNode {
  const { t } = useTranslation();
  const { coin, chain, fromAddress, sender, invalid } = gate;
  const [typed, setTyped] = useState(fromAddress);
  const [asked, setAsked] = useState(fromAddress);
  if (asked !== fromAddress) {
    // Also one of those that were checked before.
    setAsked(fromAddress);
    setTyped(fromAddress);
  }
  const [isEmpty, setEmpty] = useState(false);
  if (gate.need === "loading") return <SkeletonRows count={2} />;
  if (gate.need === "unknown" && gate.error !== null) {
    return (
      <LoadFailure
        title={t("deposit.sender.chainsError")}
        error={gate.error}
        onRetry={gate.retry}
        retrying={gate.fetching}
      />
    );
  }
  if (sender !== null) {
    return (
      <div className={flow.stack4}>
        {gate.error !== null && (
          <OutdatedNote onRetry={gate.retry} retrying={gate.fetching}>
            {t("deposit.sender.checkOutdated")}
          </OutdatedNote>
        )}
        <SenderResultCard gate={gate} sender={sender} />
      </div>
    );
  }
  // What was answered is of this very address.
  const isAsked = fromAddress !== "" && typed === fromAddress;
  const isChecking = isAsked && !invalid && gate.error === null;
  const hint =
    isEmpty && typed.trim() === ""
      ? ({ tone: "error", children: t("deposit.sender.enterFirst") } as const)
      : invalid && isAsked
        ? ({ tone: "error", children: t("deposit.sender.invalid", { network }) } as const)
        : ({ tone: "plain", children: t("deposit.sender.where") } as const);
  return (
    <form
      className={flow.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(true);
        if (typed.trim() === "" || isChecking) return;
        if (isAsked) gate.retry();
        else checkSender(coin, chain, typed);
      }}
    >
      <TextField
        code
        label={t("deposit.sender.label")}
        value={typed}
        onChange={setTyped}
        placeholder={t("deposit.sender.placeholder", { network })}
        autoComplete="off"
        hint={hint}
      />
      {gate.error !== null && isAsked ? (
        <LoadFailure
          title={t("deposit.sender.checkError")}
          error={gate.error}
          onRetry={gate.retry}
          retrying={gate.fetching}
        />
      ) : (
        <div>
          <Button type="submit" variant="primary" size="lg" busy={isChecking}>
            {t("deposit.sender.check")}
          </Button>
        </div>
      )}
    </form>
  );
}

/** In place of the address while the sender is not checked. */
export function ClosedAddress(): ReactNode {
  const { t } = useTranslation();
  return <Note icon={Lock}>{t("deposit.sender.closed")}</Note>;
}
