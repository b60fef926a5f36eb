import { LogOut, Pencil, Settings } from "lucide";
import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Menu } from "#src/ui/menu.tsx";
import { notify } from "#src/ui/notification.ts";
import { NotificationCard } from "#src/ui/notification-card.tsx";
import { cx } from "#src/ui/style.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { toast } from "#src/ui/toast.ts";
import { ToastCard } from "#src/ui/toast-card.tsx";
import { Tooltip } from "#src/ui/tooltip.tsx";
import { Section } from "./section.tsx";

const nothing = (): void => undefined;
const samples = [
  { kind: "success", message: "Sent 1,498.40 USDT to Hardware wallet home", action: "View" },
  {
    kind: "fail",
    message: "The withdrawal was not sent",
    detail: "Your limit for today is used up. It resets at 00:00 UTC.",
  },
  { kind: "info", message: "Two statements are ready", action: "Download" },
  { kind: "warn", message: "Request timeout, please re-try!" },
  { kind: "process", message: "Converting 0.25 BTC", detail: "Usually done in 2 seconds" },
] as const;

export function ToastsSection(): ReactNode {
  return (
    <Section title="Toasts" note="top centre, 480 wide, 3 at most, newest first, 3 s">
      {samples.map((sample) => (
        <ToastCard
          key={sample.kind}
          toast={{
            id: sample.kind,
            durationMs: null,
            kind: sample.kind,
            message: sample.message,
            ...("detail" in sample && { detail: sample.detail }),
            ...("action" in sample && { action: { label: sample.action, onPress: nothing } }),
          }}
          onDismiss={nothing}
        />
      ))}
      <div className={cx(flow.row, flow.wrap)}>
        {samples.map((sample) => (
          <Button key={sample.kind} size="sm" onClick={() => toast[sample.kind](sample.message)}>
            {sample.kind}
          </Button>
        ))}
        <Button
          size="sm"
          onClick={() => {
            const id = toast.process("Converting 0.25 BTC");
            setTimeout(() => toast.update(id, { kind: "success", message: "Converted 0.25 BTC" }), 1_500);
          }}
        >
          update
        </Button>
      </div>
    </Section>
  );
}

const sampleNotes = [
  {
    kind: "success",
    title: "2,500.00 USDT credited",
    message: "You can trade it now and withdraw it after 40 confirmations, in about 1 minute.",
    action: "Open deposit",
  },
  {
    kind: "fail",
    title: "We stopped this answer",
    message: "Signature verification failed, please confirm whether the network environment is safe.",
  },
  { kind: "info", title: "Statement ready", message: "Your statement for October can be downloaded." },
  { kind: "warn", title: "Withdrawals of SOL are paused", message: "The network is being upgraded." },
] as const;

export function NotificationsSection(): ReactNode {
  return (
    <Section title="Notifications" note="bottom end, 320 wide, 4 at most, 4.5 s">
      {sampleNotes.map((sample) => (
        <NotificationCard
          key={sample.kind}
          item={{
            id: sample.kind,
            durationMs: null,
            kind: sample.kind,
            message: sample.title,
            detail: sample.message,
            ...("action" in sample && { action: { label: sample.action, onPress: nothing } }),
          }}
          onDismiss={nothing}
        />
      ))}
      <div className={cx(flow.row, flow.wrap)}>
        {sampleNotes.map((sample) => (
          <Button
            key={sample.kind}
            size="sm"
            onClick={() =>
              notify[sample.kind](
                sample.title,
                sample.message,
                "action" in sample ? { action: { label: sample.action, onPress: nothing } } : {},
              )
            }
          >
            notify {sample.kind}
          </Button>
        ))}
      </div>
    </Section>
  );
}

export function FloatingSection(): ReactNode {
  const [shown, setShown] = useState<"none" | "money" | "form" | "sending">("none");
  const [name, setName] = useState("");
  const close = (): void => setShown("none");
  return (
    <Section title="Dialogs, menus, remarks">
      <div className={cx(flow.row, flow.wrap)}>
        <Button onClick={() => setShown("money")}>Confirm money</Button>
        <Button onClick={() => setShown("form")}>Fill a form</Button>
        <Menu
          label="More"
          groups={[
            {
              id: "act",
              items: [
                { id: "edit", label: "Edit", icon: Pencil },
                { id: "set", label: "Settings", icon: Settings },
              ],
            },
            { id: "end", label: "Session", items: [{ id: "out", label: "Log out", icon: LogOut }] },
          ]}
          onSelect={(id) => toast.info(`Chosen: ${id}`)}
          align="start"
          renderTrigger={(props) => <Button {...props}>Menu</Button>}
        />
        <Tooltip text="Held by open orders and by the risk check">
          {(describedBy) => <Button aria-describedby={describedBy}>Remark</Button>}
        </Tooltip>
      </div>
      <Dialog
        open={shown === "money" || shown === "sending"}
        sending={shown === "sending"}
        onClose={close}
        title="Confirm conversion"
        footer={
          <Button
            variant="primary"
            size="lg"
            block
            busy={shown === "sending"}
            onClick={() => setShown("sending")}
          >
            Convert now
          </Button>
        }
      >
        <DescriptionList>
          <Fact term="Fee">None</Fact>
          <Fact term="From and to">Funding account</Fact>
        </DescriptionList>
        {shown === "sending" && <Button onClick={close}>The answer came</Button>}
      </Dialog>
      <Dialog
        open={shown === "form"}
        onClose={close}
        title="Name the address"
        focus="field"
        footerPair
        footer={
          <>
            <Button size="lg" onClick={close}>
              Back
            </Button>
            <Button variant="primary" size="lg" onClick={close}>
              Save the name
            </Button>
          </>
        }
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </Section>
  );
}
