import { Ban, BookText, Check, Clock, type IconNode, Lock, ShieldCheck, Undo2 } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { sentText } from "#src/money/intent-texts.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { toast } from "#src/ui/toast.ts";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { useChange } from "../change/use-change.ts";
import { type BookSwitch, switchTypes, type Turn } from "./book-switches.ts";
import { nameOf } from "./book-view.ts";
import type { CostText } from "./cost-texts.ts";
import { leftText, lockEnd } from "./lock-time.ts";

const list = css`
  display: grid; border: 1px solid var(--line); border-radius: var(--r2);
  & > li { display: flex; gap: .75rem; padding: .75rem 1rem; border-block-end: 1px solid var(--line); }
  & > li:last-child { border-block-end: 0; }
  & > li > svg { margin-block-start: 2px; color: var(--ink-2); }
  & > li[data-grave] > svg { color: var(--warn); }
`;
const dayMs = 86_400_000;

interface Cost {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
  readonly grave?: boolean;
}

export interface SwitchDialogProps {
  readonly book: CallOutput<"addressBook.book">;
  /** Null: closed. */
  readonly turn: Turn | null;
  readonly onClose: () => void;
}

/** What turning a switch costs, said before it is turned (F6c.7-F6c.9). */
export default function SwitchDialog({ book, turn, onClose }: SwitchDialogProps): ReactNode {
  const { t } = useTranslation();
  const [last, setLast] = useState<Turn>({ name: "trusted", open: true });
  if (turn !== null && turn !== last) setLast(turn);
  const { name: shown, open } = turn ?? last;
  const done = (): void => {
    toast.success(t("addressBook.switched", { name: t(`addressBook.switch.${shown}`) }));
    onClose();
  };
  const plain = useChange("addressBook.switch", done);
  const american = useChange("addressBook.superVerification", done);
  const costs = useCosts(book, shown, open);
  const way = open ? "on" : "off";
  const codesStay = shown === "trusted" && book.superVerification === true;
  const shared = {
    open: turn !== null,
    onClose,
    title: t(`addressBook.turn.${way}`, { name: t(`addressBook.switch.${shown}`) }),
    act:
      shown === "lock" && !open
        ? t("addressBook.turnOffStop")
        : t(open ? "addressBook.turnOn" : "addressBook.turnOff"),
    keep: t(open ? "addressBook.cancel" : "addressBook.keepOn"),
    grave: shown === "lock" && !open,
    children: (
      <>
        <p className={text.ink2}>
          {t(codesStay ? "addressBook.codesAnyway.super" : `addressBook.turnText.${shown}.${way}`)}
        </p>
        <ul className={list}>
          {costs.map((cost) => (
            <li key={cost.title} data-grave={cost.grave === true ? "" : undefined}>
              <Icon of={cost.icon} size={18} />
              <div>
                <div className={text.strong}>{cost.title}</div>
                <div className={cx(text.small, text.ink2)}>{cost.text}</div>
              </div>
            </li>
          ))}
        </ul>
        <Note icon={ShieldCheck}>{t("addressBook.codesNext")}</Note>
      </>
    ),
  };
  if (shown === "super") {
    return (
      <ChangeDialog {...shared} change={american} onAct={() => american.begin({ open }, "super", "switch")} />
    );
  }
  const switchType = switchTypes[shown];
  return (
    <ChangeDialog
      {...shared}
      change={plain}
      onAct={() => plain.begin({ switchType, open }, switchType, "switch")}
    />
  );
}

/** In the order in which a person asks: what stops, what of what is there, what goes on, how to go back. */
function useCosts(book: CallOutput<"addressBook.book">, name: BookSwitch, open: boolean): readonly Cost[] {
  const { t, i18n } = useTranslation();
  const { rows, switches } = book;
  const waiting = rows.filter((row) => lockEnd(row) > serverNow());
  const trusted = rows.filter(({ verified }) => verified === 1);
  const cost = (
    icon: IconNode,
    key: CostText,
    values: Readonly<Record<string, string | number>> = {},
    grave = false,
  ): Cost => ({
    icon,
    title: t(`addressBook.cost.${key}`, values),
    text: t(`addressBook.costText.${key}`, values),
    ...(grave && { grave }),
  });
  const names = trusted.map(nameOf).slice(0, 3).map(bidiIsolate).join(", ");
  if (name === "super") return [cost(ShieldCheck, open ? "superOn" : "superOff")];
  if (name === "lock" && !open) {
    const until = bidiIsolate(sentText(serverNow() + dayMs, i18n.language));
    const [first] = waiting;
    return [
      cost(Clock, "stop", { until }, true),
      ...(first === undefined
        ? []
        : [
            cost(Lock, "earlier", {
              name: bidiIsolate(nameOf(first)),
              left: leftText(t, lockEnd(first) - serverNow()),
            }),
          ]),
      cost(Check, "goesOn"),
      cost(Undo2, "again"),
    ];
  }
  if (name === "lock")
    return [cost(Clock, "newWait"), cost(Check, "oldStay"), cost(Undo2, "lockBack", {}, true)];
  if (name === "bookOnly" && open) {
    return [
      cost(BookText, "stayOpen", { count: rows.length }),
      cost(Ban, "typing"),
      ...(switches.newAddressLock ? [cost(Clock, "newWait")] : []),
      cost(Undo2, "offCodes"),
    ];
  }
  if (name === "bookOnly") return [cost(Ban, "anyAddress", {}, true), cost(Check, "noWait")];
  if (book.superVerification === true)
    return open ? [cost(ShieldCheck, "superOn")] : [cost(ShieldCheck, "superOn"), cost(Check, "marksStay")];
  if (open)
    return [cost(ShieldCheck, "trustedOn", { count: trusted.length, names }, true), cost(Check, "noWait")];
  return [
    cost(ShieldCheck, "trustedOff", { count: trusted.length, names }),
    cost(Check, "marksStay"),
    cost(Clock, "noWait"),
  ];
}
