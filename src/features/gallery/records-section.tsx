import { Lock, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { CopyField } from "#src/ui/copy-field.tsx";
import { CountBadge } from "#src/ui/count-badge.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { Stepper } from "#src/ui/stepper.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Section } from "./section.tsx";

const grid = css`display: grid; grid-template-columns: 1fr 1fr; gap: 10px;`;
const sample = "TQ5nXr8mVhKd2LbYpWc7sGj4RtZ9uEaF3x";

export function StatesSection(): ReactNode {
  return (
    <Section title="States of a record" note="icon, word and colour together">
      <div className={grid}>
        <StateMark kind="done">Completed</StateMark>
        <StateMark kind="running">Confirming 14/20</StateMark>
        <StateMark kind="waiting">Open</StateMark>
        <StateMark kind="attention">Information needed</StateMark>
        <StateMark kind="attention">Partially completed</StateMark>
        <StateMark kind="failed">Rejected</StateMark>
        <StateMark kind="cancelled">Cancelled</StateMark>
        <StateMark kind="attention" icon={Undo2}>
          Rolled back
        </StateMark>
      </div>
      <div className={cx(flow.row, flow.wrap)}>
        <Badge tone="ok">Moves as it is</Badge>
        <Badge tone="info">Confirming</Badge>
        <Badge tone="warn" icon={Lock}>
          Locked 18 h 42 min
        </Badge>
        <Badge tone="bad">High risk</Badge>
        <Badge tone="primary">Becomes USDC</Badge>
        <Badge>Used last</Badge>
        <Badge tone="line">EU</Badge>
        <CountBadge>{2}</CountBadge>
      </div>
    </Section>
  );
}

export function FactsSection(): ReactNode {
  return (
    <Section title="Facts">
      <DescriptionList size="sm">
        <Fact term="Spread, included in the rate">
          <Figure value="0.05" kind="percent" />
        </Fact>
        <Fact term="Fee">None</Fact>
        <Fact term="Balance after" kind="total">
          <Figure value="1.03406113" kind="amount" places={8} unit="BTC" />
        </Fact>
      </DescriptionList>
    </Section>
  );
}

export function AddressSection(): ReactNode {
  return (
    <Section title="Addresses" note="fours, strong ends">
      <CopyField value={sample} label="Copy address" />
      <Address value={sample} form="large" />
      <div>
        <Address value={sample} form="short" />
      </div>
    </Section>
  );
}

export function StepsSection(): ReactNode {
  return (
    <Section title="Steps">
      <Stepper
        current={1}
        steps={[
          { id: "check", title: "Check", detail: "Done on 20 November" },
          { id: "clear", title: "Clear blockers", detail: "3 things to do" },
          { id: "move", title: "Move assets" },
        ]}
      />
    </Section>
  );
}
