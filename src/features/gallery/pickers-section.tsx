import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ChainOption } from "#src/ui/chain-option.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { PickButton } from "#src/ui/pick-button.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { cx } from "#src/ui/style.ts";
import { chainSamples } from "./picker-samples.ts";
import { Section } from "./section.tsx";

/** A published address of nobody in particular. */
const sampleAddress = "TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL";

const ChainPicker = lazy(() => import("#src/ui/chain-picker.tsx"));
const CoinSamplePicker = lazy(() => import("./coin-sample-picker.tsx"));

export function PickersSection(): ReactNode {
  const [shown, setShown] = useState<"none" | "coin" | "chain">("none");
  const [coin, setCoin] = useState("USDT");
  const [chain, setChain] = useState<ChainOption | undefined>(chainSamples[0]);
  const close = (): void => setShown("none");
  return (
    <Section title="Pickers" note="search, arrows, Enter; 512 coins">
      <div className={cx(flow.row, flow.wrap)}>
        <PickButton
          coin={coin}
          aria-label={`Coin: ${coin}`}
          aria-haspopup="dialog"
          onClick={() => setShown("coin")}
        />
        <PickButton
          coin={chain?.name ?? ""}
          aria-label={`Network: ${chain?.name ?? "none"}`}
          aria-haspopup="dialog"
          onClick={() => setShown("chain")}
        />
      </div>
      <Suspense fallback={null}>
        <CoinSamplePicker
          open={shown === "coin"}
          onClose={close}
          selected={coin}
          onPick={(option) => {
            setCoin(option);
            close();
          }}
        />
        <ChainPicker
          open={shown === "chain"}
          onClose={close}
          title="Network for USDT"
          advice="Pick the one your sending wallet uses. They are not interchangeable."
          chains={chainSamples}
          selected={chain?.id ?? ""}
          onPick={(option) => {
            setChain(option);
            close();
          }}
        />
      </Suspense>
    </Section>
  );
}

export function QrSection(): ReactNode {
  return (
    <Section title="QR" note="black on white in every theme">
      <div className={cx(flow.rowWide, flow.wrap)}>
        <QrCode value={sampleAddress} label="QR code of the address" />
        <QrCode
          value={sampleAddress}
          label="QR code of the address, USDT"
          size={200}
          mark={<CoinDisc coin="USDT" size={40} />}
        />
      </div>
    </Section>
  );
}

const accounts = [
  { value: "funding", label: "Funding account", detail: "Deposits and withdrawals", end: "18,420.55 USDT" },
  { value: "trading", label: "Unified Trading", end: "1,204.11 USDT" },
  { value: "earn", label: "Earn", detail: "Not available in your region", disabled: true },
] as const;

const kinds = [
  { value: "assets", label: "Assets", detail: "All coins at midnight" },
  { value: "spot", label: "Spot", detail: "Orders and fees" },
  { value: "tax", label: "Tax", detail: "Ready in January", disabled: true },
] as const;

export function RadiosSection(): ReactNode {
  const [account, setAccount] = useState<"funding" | "trading" | "earn" | "">("funding");
  const [kind, setKind] = useState<"assets" | "spot" | "tax" | "">("assets");
  return (
    <Section title="One of a few">
      <RadioGroup label="Credited to" options={accounts} value={account} onChange={setAccount} />
      <RadioGroup label="Statement type" look="tiles" options={kinds} value={kind} onChange={setKind} />
      <RadioGroup
        label="From"
        options={accounts.slice(0, 2)}
        value=""
        onChange={setAccount}
        hint={{ tone: "error", children: "Choose an account." }}
      />
    </Section>
  );
}
