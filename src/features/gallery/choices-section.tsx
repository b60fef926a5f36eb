import { type ReactNode, useState } from "react";
import { Checkbox, Radio } from "#src/ui/checkbox.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { flow } from "#src/ui/flow.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { cx } from "#src/ui/style.ts";
import { Switch } from "#src/ui/switch.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Section } from "./section.tsx";

const formats = [
  { value: "csv", label: "CSV" },
  { value: "xlsx", label: "XLSX" },
  { value: "pdf", label: "PDF" },
] as const;

export function ChoicesSection(): ReactNode {
  const [on, setOn] = useState(true);
  const [agreed, setAgreed] = useState(true);
  const [account, setAccount] = useState("funding");
  const [format, setFormat] = useState<"csv" | "xlsx" | "pdf">("csv");
  const [tab, setTab] = useState<"instant" | "limit" | "smallBalances">("instant");
  return (
    <Section title="Choices">
      <div className={cx(flow.rowWide, flow.wrap)}>
        <Switch aria-label="Switch" checked={on} onChange={setOn} />
        <Switch aria-label="Other way round" checked={!on} onChange={(next) => setOn(!next)} />
        <Switch aria-label="Disabled" checked={false} disabled onChange={setOn} />
        <Checkbox aria-label="Agreed" checked={agreed} onChange={setAgreed} />
        <Checkbox aria-label="Not agreed" checked={!agreed} onChange={(next) => setAgreed(!next)} />
        <Checkbox aria-label="Some" checked={false} partly onChange={setAgreed} />
        <Radio
          name="gallery-account"
          aria-label="Funding"
          checked={account === "funding"}
          onChoose={() => setAccount("funding")}
        />
        <Radio
          name="gallery-account"
          aria-label="Trading"
          checked={account === "trading"}
          onChoose={() => setAccount("trading")}
        />
      </div>
      <Checkbox checked={agreed} onChange={setAgreed}>
        Labels stand at their box and wrap where there is too little room for them
      </Checkbox>
      <div className={cx(flow.row, flow.wrap)}>
        <Chip kind="opens">Any status</Chip>
        <Chip aria-pressed="true">30 days</Chip>
        <Chip kind="set">Coin: USDT</Chip>
        <Chip disabled>Not here</Chip>
      </div>
      <div>
        <Segmented label="Format" options={formats} value={format} onChange={setFormat} />
      </div>
      <Segmented label="Format" options={formats} value={format} onChange={setFormat} size="sm" fill />
      <Tabs
        label="Type of conversion"
        items={[
          { id: "instant", label: "Market" },
          { id: "limit", label: "Limit", count: 2 },
          { id: "smallBalances", label: "Small balances" },
        ]}
        value={tab}
        onChange={setTab}
      />
    </Section>
  );
}
