import { ChevronDown } from "lucide";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import type { CoinChain } from "#shared/contract/coins.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { FieldHint } from "#src/ui/field-hint.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { CoinChoice } from "./coin-choice.ts";
import type { ListedCoinPickerProps } from "./listed-coin-picker.tsx";

const fetchCoins = importWithRetry(() => import("./listed-coin-picker.tsx"));
const CoinPicker = lazy(fetchCoins);

const frame = css`
  display: grid; grid-template-columns: 1fr 1fr; border: 1px solid var(--control); border-radius: var(--r2); background: var(--surface);
  & > button {
    display: flex; align-items: center; gap: .75rem; min-width: 0; min-height: 4rem; padding: .5rem 1rem; text-align: start; border-radius: var(--r2);
    background: none;
  }
  & > button:hover:not(:disabled) { background: var(--hover); }
  & > button > span:not([aria-hidden]) { flex: 1; min-width: 0; display: grid; }
  & > button + button::before { content: ""; align-self: stretch; width: 1px; background: var(--line); margin-inline-start: -1rem; }
  & > button[data-fault] { box-shadow: inset 0 0 0 1px var(--danger); }
  & > button:disabled { color: var(--ink-off); cursor: not-allowed; }
  container-type: inline-size;
  @container (max-width: 23rem) {
    & > button { gap: .5rem; padding-inline: .625rem; }
    & > button + button::before { margin-inline-start: -.625rem; }
    & > [data-long] > [aria-hidden]:first-child { display: none; }
  }
  @container (max-width: 20rem) {
    & > button { gap: .375rem; }
    & > button > [aria-hidden]:first-child { display: none; }
  }
`;

/** What is said below takes no room while there is nothing to say. */
const field = css`min-width: 0; & > :last-child:not(:empty) { margin-block-start: 6px; }`;
/** Cut at its end in both directions of text. */
const code = css`unicode-bidi: plaintext; text-align: match-parent;`;
/** Beside its disc a phone has room for fewer. */
const longCode = 6;

export interface ChainPick {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (chain: string) => void;
}

export interface CoinAndNetworkProps extends CoinChoice {
  /** Of the coin; undefined until they are known. */
  readonly chains: readonly CoinChain[] | undefined;
  readonly onChange: (choice: CoinChoice) => void;
  readonly icon: string | undefined;
  readonly texts: { readonly coin: string; readonly network: string; readonly choose: string };
  readonly coins: Pick<ListedCoinPickerProps, "way" | "title" | "suspended" | "endOf">;
  /** The half that has to be chosen before the form can go on. */
  readonly fault?: { readonly half: "coin" | "network"; readonly words: string } | undefined;
  /** Beside the network's name: what it costs. */
  readonly aside?: ReactNode;
  readonly fetchChains: () => Promise<unknown>;
  readonly renderChains: (pick: ChainPick) => ReactNode;
}

/** One choice in two halves: which coin, and over which network. Choosing a coin leads on to its networks. */
export function CoinAndNetwork(props: CoinAndNetworkProps): ReactNode {
  const { coin, chain, chains, onChange, icon, texts, fetchChains, fault } = props;
  const hintId = useId();
  const marks = (half: "coin" | "network") =>
    fault?.half === half && { "data-fault": true, "aria-describedby": hintId };
  const [picking, setPicking] = useState<"" | "coin" | "chain">("");
  const [seen, setSeen] = useState({ coin: false, chain: false });
  if (picking !== "" && !seen[picking]) setSeen({ ...seen, [picking]: true });
  // A dialog tells that it closed once the next one may be open.
  const closed = (which: "coin" | "chain"): void => setPicking((now) => (now === which ? "" : now));
  const known = chains?.find((one) => one.chain === chain);
  return (
    <div className={field}>
      <div className={frame}>
        <button
          type="button"
          name="coin"
          aria-haspopup="dialog"
          data-empty={coin === "" || undefined}
          data-long={coin.length > longCode || undefined}
          {...marks("coin")}
          onPointerEnter={() => void fetchCoins()}
          onClick={() => setPicking("coin")}
        >
          {coin !== "" && <CoinDisc coin={coin} icon={icon} size={40} />}
          <span>
            <span className={cx(text.caption, text.ink2)}>{texts.coin}</span>
            <span
              className={cx(text.large, text.clip, coin === "" ? text.ink2 : cx(text.strong, code))}
              title={coin}
            >
              {coin === "" ? texts.choose : coin}
            </span>
          </span>
          <Icon of={ChevronDown} size={16} />
        </button>
        <button
          type="button"
          name="network"
          aria-haspopup="dialog"
          data-empty={chain === "" || undefined}
          {...marks("network")}
          disabled={coin === ""}
          onPointerEnter={() => void fetchChains()}
          onClick={() => setPicking("chain")}
        >
          <span>
            <span className={cx(text.caption, text.ink2)}>{texts.network}</span>
            <span className={cx(text.large, text.clip, known === undefined ? text.ink2 : text.strong)}>
              {known?.chainType ?? texts.choose} {known !== undefined && props.aside}
            </span>
          </span>
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      <Suspense fallback={null}>
        {seen.coin && (
          <CoinPicker
            {...props.coins}
            open={picking === "coin"}
            onClose={() => closed("coin")}
            selected={coin}
            onPick={(picked) => {
              if (picked !== coin) onChange({ coin: picked, chain: "" });
              setPicking("chain");
            }}
          />
        )}
        {seen.chain &&
          props.renderChains({
            open: picking === "chain",
            onClose: () => closed("chain"),
            onPick: (picked) => {
              onChange({ coin, chain: picked });
              setPicking("");
            },
          })}
      </Suspense>
      <FieldHint id={hintId} hint={fault && { tone: "error", children: fault.words }} />
    </div>
  );
}
