import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { VaspField } from "#src/travel-rule/vasp-field.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { universal } from "../paths.ts";
import type { CheckedTarget, useTarget } from "../target/use-target.ts";
import { useAddressHint } from "../target/use-target-texts.tsx";
import { useCodeText } from "../use-book-refusal.ts";
import { CoinPart } from "./coin-part.tsx";
import { CustodyField } from "./custody-field.tsx";
import type { EntryForm } from "./entry-form.ts";
import { useChainNames } from "./use-chain-names.ts";
import { useNetworkMemo } from "./use-network-memo.ts";
import { useCoinOfChain, useNetworks } from "./use-networks.ts";

export interface ChainFieldsProps {
  readonly form: EntryForm;
  readonly put: (part: Partial<EntryForm>) => void;
  readonly state: ReturnType<typeof useTarget>;
  readonly memoOfOther: Hint | undefined;
  readonly validated: boolean;
}

/** Whether a memo has its field: one that is there stays while what stands there is checked anew, though nothing is typed in it. */
function useMemoShown(
  { kind, coin, chain, memo }: EntryForm,
  at: ChainFieldsProps["state"]["at"],
  target: CheckedTarget | undefined,
): boolean {
  const [shownFor, setShownFor] = useState("");
  const hasMemo = useNetworkMemo(useCoinOfChain(kind === "universal" ? universal : coin, chain), chain);
  const isWanted =
    hasMemo || memo !== "" || target?.tagRequired === true || (target?.carriedMemo ?? "") !== "";
  const isKept = (at === "loading" || at === "failed") && shownFor === chain;
  const next = isWanted || isKept ? chain : "";
  if (next !== shownFor) setShownFor(next);
  return isWanted || (isKept && chain !== "");
}

/** Where an entry leads: network, address, memo, and whose wallet it is. */
export function ChainFields({ form, put, state, memoOfOther, validated }: ChainFieldsProps): ReactNode {
  const { t } = useTranslation();
  const chainName = useChainNames();
  const hintOf = useAddressHint();
  const ofCode = useCodeText();
  const networks = useNetworks(form.kind === "universal");
  const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
  // Of a coin its own part says what is not chosen yet.
  const missing =
    form.kind === "universal" && form.chain === ""
      ? t("addressBook.chooseFirst")
      : form.address.trim() === ""
        ? t("addressBook.enterAddress")
        : "";
  const hint =
    validated && state.at === "none" && missing !== ""
      ? { tone: "error" as const, children: missing }
      : hintOf(state, { chainName, onChain: (chain) => put({ chain }) });
  const memoShown = useMemoShown(form, state.at, target);
  return (
    <>
      {form.kind === "universal" ? (
        <Select
          label={t("addressBook.network")}
          value={form.chain}
          onChange={(chain) => put({ chain })}
          options={[
            { value: "", label: t("addressBook.choose"), disabled: true },
            ...[...networks.names]
              .toSorted(([, one], [, other]) => one.localeCompare(other))
              .map(([value, label]) => ({ value, label })),
          ]}
          hint={
            networks.status === "error"
              ? {
                  tone: "error",
                  children: (
                    <>
                      {t("addressBook.networksError")}{" "}
                      <button type="button" onClick={networks.refetch}>
                        {t("ui.error.retry")}
                      </button>
                    </>
                  ),
                }
              : { children: t("addressBook.universalHint") }
          }
        />
      ) : (
        <CoinPart coin={form.coin} chain={form.chain} validated={validated} onChange={put} />
      )}
      <TextField
        code
        label={t("addressBook.address")}
        value={form.address}
        maxLength={1000}
        autoComplete="off"
        onChange={(address) => put({ address })}
        hint={
          target !== undefined && target.blockCode === 131_066
            ? { tone: "error", children: ofCode(target.blockCode) }
            : hint
        }
      />
      {memoShown && (
        <TextField
          code
          label={t("addressBook.memo")}
          value={form.memo.trim() === "" ? (target?.memo ?? "") : form.memo}
          maxLength={256}
          autoComplete="off"
          onChange={(memo) => put({ memo })}
          hint={
            target !== undefined && target.memoFault !== ""
              ? { tone: "error", children: t(`addressBook.memoFault.${target.memoFault}`) }
              : (memoOfOther ??
                (target === undefined || target.memoWarning === ""
                  ? { children: t("addressBook.memoHint") }
                  : { tone: "warn", children: t(`recipient.memoWarning.${target.memoWarning}`) }))
          }
        />
      )}
      <CustodyField
        value={form.wallet === "" ? "unknown" : form.wallet}
        choices={["own", "provider", "unknown"]}
        onChange={(wallet) => put({ wallet: wallet === "unknown" ? "" : wallet })}
      />
      {form.wallet === "provider" && (
        <VaspField value={form.vaspCode} onChange={(vaspCode) => put({ vaspCode })} />
      )}
    </>
  );
}
