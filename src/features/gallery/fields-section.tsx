import { BookUser } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AmountField, AmountOutput } from "#src/ui/amount-field.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { MiniButton, PickButton } from "#src/ui/pick-button.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { Select } from "#src/ui/select.tsx";
import { css } from "#src/ui/style.ts";
import { SwapButton } from "#src/ui/swap-button.tsx";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { Section } from "./section.tsx";

const grid = css`
  display: grid; grid-template-columns: 1fr 1fr; gap: 16px 20px; align-items: start;
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); }
`;

export function FieldsSection(): ReactNode {
  const [address, setAddress] = useState("");
  const [amount, setAmount] = useState("25,000.00");
  const [search, setSearch] = useState("");
  const [network, setNetwork] = useState("tron");
  return (
    <Section title="Fields">
      <div className={grid}>
        <TextField
          label="Address"
          code
          placeholder="Paste an address"
          value={address}
          onChange={setAddress}
          end={<IconButton label="Address book" icon={BookUser} size="sm" glyph={18} />}
          hint={{ children: "TRON addresses start with T." }}
        />
        <TextField
          label="Address"
          code
          value="TQ5nXr8mVhKd2LbY"
          onChange={setAddress}
          hint={{ tone: "busy", children: "Checking the address" }}
        />
        <TextField
          label="Amount"
          value={amount}
          onChange={setAmount}
          end={<span className={text.ink2}>USDT</span>}
          hint={{
            tone: "error",
            children: (
              <>
                Available: 18,420.55.{" "}
                <button type="button" onClick={() => setAmount("18,420.55")}>
                  Use full balance
                </button>
              </>
            ),
          }}
        />
        <TextField
          label="Limit price"
          value="94,900.00"
          onChange={setAmount}
          end={<span className={text.ink2}>USDT</span>}
          hint={{ tone: "warn", children: "0.72% above the live price: it fills at once." }}
        />
        <TextField
          label="Memo"
          value=""
          onChange={setAddress}
          placeholder="Not used on this network"
          disabled
          hint={{ children: "Disabled says why." }}
        />
        <Select
          label="Network"
          value={network}
          onChange={setNetwork}
          options={[
            { value: "tron", label: "TRON (TRC20)" },
            { value: "eth", label: "Ethereum (ERC20)" },
          ]}
          hint={{ tone: "ok", children: "Your address fits this network." }}
        />
        <SearchField label="Search 512 coins" value={search} onChange={setSearch} />
        <SearchField label="Search" value={search} onChange={setSearch} tall />
      </div>
    </Section>
  );
}

export function AmountSection(): ReactNode {
  const { i18n } = useTranslation();
  const [amount, setAmount] = useState("0.25");
  const tooMuch = amount.startsWith("9");
  return (
    <Section title="Amounts" note="9… is too much">
      <div>
        <AmountField
          label="You pay"
          aside={
            <span className={flow.row}>
              <span>
                Available <Figure value="1.28406113" kind="amount" places={8} />
              </span>
              <MiniButton onClick={() => setAmount("1.28406113")}>Max</MiniButton>
            </span>
          }
          language={i18n.language}
          value={amount}
          onChange={setAmount}
          unit={<PickButton coin="BTC" aria-label="Coin: BTC" aria-haspopup="dialog" />}
          sub={<Figure value="23554.6" kind="value" unit="USD" muteFraction />}
          hint={
            tooMuch
              ? {
                  tone: "error",
                  children: (
                    <>
                      Available: 1.28406113 BTC.{" "}
                      <button type="button" onClick={() => setAmount("1.28406113")}>
                        Use full balance
                      </button>
                    </>
                  ),
                }
              : undefined
          }
        />
        <SwapButton label="Swap" />
        <AmountOutput
          label="You receive, estimated"
          aside={
            <span>
              Balance <Figure value="18420.55" kind="amount" places={6} />
            </span>
          }
          unit={<PickButton coin="USDT" aria-label="Coin: USDT" aria-haspopup="dialog" />}
          sub={<Figure value="23540.47" kind="value" unit="USD" muteFraction />}
        >
          <Figure value="23542.82" kind="amount" places={6} muteFraction />
        </AmountOutput>
      </div>
      <AmountField
        label="Frozen while it is sent"
        language={i18n.language}
        value="1284.06"
        onChange={setAmount}
        unit={<span className={text.ink2}>USDT</span>}
        frozen
      />
      <AmountField
        label="Disabled"
        language={i18n.language}
        value=""
        onChange={setAmount}
        unit={
          <PickButton coin="" disabled aria-haspopup="dialog">
            Choose
          </PickButton>
        }
        disabled
      />
    </Section>
  );
}
