import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#src/i18n/error-text.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import type { CheckedTarget, RefusedTarget, useTarget } from "./use-target.ts";

type State = ReturnType<typeof useTarget>;

export interface Repairs {
  readonly chainName: (chain: string) => string;
  /** Takes another network; absent where the network is fixed. */
  readonly onChain?: (chain: string) => void;
}

/** What stands below an address: what is wrong with it, with the repair, what speaks against it, or that it is being checked. */
export function useAddressHint(): (state: State, repairs: Repairs) => Hint | undefined {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (state, { chainName, onChain }) => {
      if (state.at === "loading") return { tone: "busy", children: t("addressBook.checking") };
      if (state.at === "failed") {
        const children = (
          <>
            {errorText(state.error)}{" "}
            <button type="button" onClick={state.again}>
              {t("ui.error.retry")}
            </button>
          </>
        );
        return { tone: "error", children };
      }
      if (state.at !== "answered") return undefined;
      const { target } = state;
      if (target.state === "checked") {
        const { riskLevel } = target;
        const doubts = [
          ...(riskLevel === "LOW" ? [] : [t(`addressBook.riskNote.${riskLevel}`)]),
          ...(isUncompared(target) ? [t("addressBook.notCompared")] : []),
        ];
        return doubts.length > 0
          ? { tone: "warn", children: doubts.join(" ") }
          : { tone: "ok", children: t("addressBook.sound") };
      }
      const chains = target.chains.slice(0, 3);
      const said =
        target.state === "refused"
          ? t(`addressBook.fault.${target.fault}`, faultValues(target))
          : t("addressBook.fault.otherNetwork");
      return {
        tone: "error",
        children: <Said words={said} chains={chains} chainName={chainName} onChain={onChain} />,
      };
    },
    [t, errorText],
  );
}

/** None that is known looks like it, and not all are known: that is not said as if they were. */
export function isUncompared({ isCompared, entryId, similar }: CheckedTarget): boolean {
  return !isCompared && entryId === "" && similar === null;
}

function faultValues({ contractOf, characters }: RefusedTarget): Readonly<Record<string, string>> {
  return { coin: contractOf, character: characters[0]?.codePoint ?? "" };
}

interface SaidProps {
  readonly words: string;
  readonly chains: readonly string[];
  readonly chainName: (chain: string) => string;
  readonly onChain: ((chain: string) => void) | undefined;
}

function Said({ words, chains, chainName, onChain }: SaidProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {words}
      {onChain !== undefined &&
        chains.map((chain) => (
          <span key={chain}>
            {" "}
            <button type="button" onClick={() => onChain(chain)}>
              {t("addressBook.changeTo", { network: chainName(chain) })}
            </button>
          </span>
        ))}
    </>
  );
}
