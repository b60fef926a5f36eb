import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { Note } from "#src/ui/note.tsx";
import { text } from "#src/ui/text.ts";
import { toast } from "#src/ui/toast.ts";
import { useMeantAnew } from "#src/verification-codes/use-meant-anew.ts";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { EntryList } from "../change/entry-list.tsx";
import { useChange } from "../change/use-change.ts";
import type { codesAnyway } from "./book-switches.ts";

/** What is about to be done, and to which entries; null: closed. */
export interface ManyAct {
  readonly act: "delete" | "trust" | "untrust";
  readonly entries: readonly BookEntry[];
}

export interface ManyDialogProps {
  readonly doing: ManyAct | null;
  readonly onClose: () => void;
  /** They were changed: nothing of them is chosen any more. */
  readonly onDone: () => void;
  /** Why trusting them does not do without codes. */
  readonly codesBy: ReturnType<typeof codesAnyway>;
}

/** Deletes entries, or trusts them, one or many at once. */
export default function ManyDialog({ doing, onClose, onDone, codesBy }: ManyDialogProps): ReactNode {
  const { t } = useTranslation();
  const [last, setLast] = useState<ManyAct>({ act: "delete", entries: [] });
  if (doing !== null && doing !== last) setLast(doing);
  const { act, entries } = doing ?? last;
  const count = entries.length;
  const done = (changed: number): void => {
    onClose();
    if (changed === 0) {
      toast.fail(t("money.nothingText.book"));
      return;
    }
    toast.success(t(`addressBook.many.done.${act}`, { count: changed }));
    if (changed < count) toast.info(t("money.endedText.partlySaved"));
    onDone();
  };
  const deleting = useChange("addressBook.delete", ({ deleted }) => done(deleted));
  const trusting = useChange("addressBook.changeVerification", ({ updated }) => done(updated));
  const ids = entries.map(({ id }) => id);
  const targets = entries.map(({ id, address, tag }) => `${id} ${address} ${tag}`).join("\n");
  useMeantAnew(trusting, targets);
  const codesStay = act === "trust" && codesBy !== null;
  const shared = {
    open: doing !== null,
    onClose,
    title: t(`addressBook.many.title.${act}`, { count }),
    act: t(`addressBook.many.act.${act}`, { count }),
    keep: t("addressBook.cancel"),
    children: (
      <>
        {!codesStay && <p className={text.ink2}>{t(`addressBook.many.text.${act}`, { count })}</p>}
        <EntryList entries={entries.map((entry) => ({ ...entry, key: entry.id }))} />
        {codesStay && <Note>{t(`addressBook.codesAnyway.${codesBy}`)}</Note>}
      </>
    ),
  };
  if (act === "delete") {
    return (
      <ChangeDialog
        {...shared}
        grave
        change={deleting}
        onAct={() => deleting.begin({ ids }, ids.join(" "), null)}
      />
    );
  }
  const verified = act === "trust" ? (1 as const) : (0 as const);
  return (
    <ChangeDialog
      {...shared}
      change={trusting}
      onAct={() =>
        trusting.begin({ ids, verified }, ids.toSorted().join(" "), verified === 1 ? "edit" : null)
      }
    />
  );
}
