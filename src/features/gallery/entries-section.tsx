import { type ReactNode, useState } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { CodeField } from "#src/ui/code-field.tsx";
import { CodeResend } from "#src/ui/code-resend.tsx";
import type { DateRange } from "#src/ui/date-range.ts";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import { MemoField } from "#src/ui/memo-field.tsx";
import { MemoNote } from "#src/ui/memo-note.tsx";
import { Section } from "./section.tsx";

const now = (): number => performance.timeOrigin + performance.now();
const resendMs = 60_000;

export function MemoSection(): ReactNode {
  const [memo, setMemo] = useState("");
  const [wrong, setWrong] = useState("12 34");
  const [agreed, setAgreed] = useState(false);
  return (
    <Section title="Memo" note="a second address">
      <MemoField
        label="Memo"
        need="required"
        reason="Exchanges keep all coins at one address. Without the memo yours cannot be told apart."
        value={memo}
        onChange={setMemo}
        placeholder="Paste the memo"
      />
      <MemoField
        label="Tag"
        need="optional"
        reason="Wallets of your own need none."
        value={wrong}
        onChange={setWrong}
        hint={{
          tone: "error",
          children: (
            <>
              A tag is a whole number.{" "}
              <button type="button" onClick={() => setWrong(wrong.replace(/\s/g, ""))}>
                Remove the space
              </button>
            </>
          ),
        }}
      />
      <MemoField
        label="Memo"
        need="forbidden"
        reason="TRC20 addresses are complete by themselves."
        value=""
        onChange={setMemo}
        placeholder="Not used on this network"
      />
      <MemoNote
        title="This deposit needs the memo as well"
        reason="Without it the coins arrive at Coffer but not in your account."
        value="1048291765"
        copyLabel="Copy memo"
      >
        <Checkbox checked={agreed} onChange={setAgreed}>
          I will enter the memo in the sending wallet
        </Checkbox>
      </MemoNote>
    </Section>
  );
}

export function CodeSection(): ReactNode {
  const [code, setCode] = useState("73");
  const [wrong, setWrong] = useState("482916");
  const [resendFrom, setResendFrom] = useState(() => now() + resendMs);
  return (
    <Section title="One-time codes" note="one field, six boxes">
      <CodeField
        label="Code sent to m•••r@posteo.de"
        value={code}
        onChange={setCode}
        hint={code.length === 6 ? { tone: "ok", children: "Complete" } : undefined}
        end={<CodeResend fromMs={resendFrom} now={now} onResend={() => setResendFrom(now() + resendMs)} />}
      />
      <CodeField
        label="Authenticator code"
        value={wrong}
        onChange={setWrong}
        hint={
          wrong.length === 6
            ? { tone: "error", children: "This code is not right. Try the next one." }
            : { children: "It changes every 30 seconds." }
        }
      />
      <CodeField
        label="Text message"
        value=""
        onChange={setCode}
        disabled
        hint={{ children: "Locked for 24 hours after five wrong codes." }}
      />
    </Section>
  );
}

/** Fixed, so that pictures of the gallery do not age. */
const today = "2026-11-21";

export function DatesSection(): ReactNode {
  const [range, setRange] = useState<DateRange>({ from: "2026-10-23", to: today });
  const [wide, setWide] = useState<DateRange>({ from: "2026-01-01", to: today });
  return (
    <Section title="Dates" note="the platform's own fields">
      <DateRangeField
        label="When"
        value={range}
        onChange={setRange}
        today={today}
        min="2024-01-01"
        max={today}
        hint={{ children: "In your time zone." }}
      />
      <DateRangeField
        label="Statement period"
        value={wide}
        onChange={setWide}
        today={today}
        max={today}
        maxDays={90}
      />
      <DateRangeField
        label="Disabled"
        value={{ from: "", to: "" }}
        onChange={setRange}
        today={today}
        hint={{ children: "Choose a kind of statement first." }}
        disabled
      />
    </Section>
  );
}
