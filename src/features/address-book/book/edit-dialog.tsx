import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { remarkFault } from "#src/entry/remark.ts";
import { VaspField } from "#src/travel-rule/vasp-field.tsx";
import { Address } from "#src/ui/address.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { toast } from "#src/ui/toast.ts";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { useChange, type Wanted } from "../change/use-change.ts";
import { CustodyField } from "./custody-field.tsx";
import { useChainNames, useCoinWord } from "./use-chain-names.ts";
import { useCheckedMemo } from "./use-checked-memo.ts";
import { useNameHint } from "./use-name-hint.ts";
import { useNetworkMemo } from "./use-network-memo.ts";
import { useCoinOfChain } from "./use-networks.ts";

const about = css`display: grid; gap: .625rem; padding: 1rem; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);`;

export interface EditDialogProps {
  /** Null: closed. */
  readonly entry: BookEntry | null;
  readonly onClose: () => void;
}

/** Renames an entry, or changes its memo and who holds its keys. The address itself never changes. */
export default function EditDialog({ entry, onClose }: EditDialogProps): ReactNode {
  const { t } = useTranslation();
  const chainName = useChainNames();
  const coinWord = useCoinWord();
  const [shown, setShown] = useState<BookEntry | null>(null);
  const [form, setForm] = useState({ remark: "", tag: "", walletType: -1, vaspCode: "" });
  // Null at first, also where it is opened with one: each time it opens the form is filled in anew.
  const [opened, setOpened] = useState<BookEntry | null>(null);
  if (entry !== opened) {
    setOpened(entry);
    if (entry !== null) {
      setShown(entry);
      const { remark, tag, walletType = -1, vaspCode } = entry;
      setForm({ remark, tag, walletType, vaspCode });
    }
  }
  const change = useChange("addressBook.edit", () => {
    toast.success(t("addressBook.saved"));
    onClose();
  });
  const nameHint = useNameHint();
  const { memo, fault, warning, checking } = useCheckedMemo(shown, form.tag.trim());
  const hasMemo = useNetworkMemo(useCoinOfChain(shown?.coin ?? "", shown?.chain ?? ""), shown?.chain ?? "");
  if (shown === null) return null;
  const isMisnamed = remarkFault(form.remark) !== "";
  const isMoved = memo !== shown.tag;
  const cannot = isMisnamed || fault !== "" || checking;
  // A wallet of one's own has no provider: one that was looked at before goes along with nothing.
  const ownAgain = shown.walletType === 1 ? shown.vaspCode : "";
  const provider = form.walletType === 1 ? ownAgain : form.vaspCode;
  const wanted: Wanted<"addressBook.edit"> = {
    id: shown.id,
    ...(form.remark.trim() !== shown.remark && { remark: form.remark.trim() }),
    ...(isMoved && { tag: memo }),
    ...(form.walletType !== (shown.walletType ?? -1) &&
      form.walletType >= 0 && { walletType: form.walletType === 1 ? (1 as const) : (0 as const) }),
    ...(provider !== shown.vaspCode && { vaspCode: provider }),
  };
  const isSame = Object.keys(wanted).length === 1;
  return (
    <ChangeDialog
      change={change}
      open={entry !== null}
      onClose={onClose}
      title={t("addressBook.editTitle")}
      act={t("addressBook.save")}
      keep={t("addressBook.cancel")}
      disabled={isSame || cannot}
      onAct={() => {
        if (!isSame && !cannot) change.begin(wanted, shown.id, isMoved ? "edit" : null);
      }}
    >
      <div className={about}>
        <p>
          <span className={text.strong}>{coinWord(shown)}</span>{" "}
          <span className={cx(text.caption, text.ink3)}>{chainName(shown.chain)}</span>
        </p>
        <Address value={shown.address} />
      </div>
      <TextField
        label={t("addressBook.name")}
        value={form.remark}
        onChange={(remark) => setForm({ ...form, remark })}
        autoComplete="off"
        hint={nameHint(form.remark)}
      />
      {(shown.tag !== "" || hasMemo) && (
        <TextField
          code
          label={t("addressBook.memo")}
          value={form.tag}
          maxLength={256}
          onChange={(tag) => setForm({ ...form, tag })}
          autoComplete="off"
          hint={
            fault !== ""
              ? { tone: "error", children: t(`addressBook.memoFault.${fault}`) }
              : warning !== ""
                ? { tone: "warn", children: t(`recipient.memoWarning.${warning}`) }
                : shown.tag === ""
                  ? { children: t("addressBook.memoHint") }
                  : undefined
          }
        />
      )}
      {isMoved && <Note tone="warn">{t("addressBook.memoMoves")}</Note>}
      {shown.addressType === 0 && (
        <div className={flow.stack3}>
          <CustodyField
            value={(["provider", "own"] as const)[form.walletType] ?? ""}
            choices={["own", "provider"]}
            onChange={(custody) => setForm({ ...form, walletType: custody === "own" ? 1 : 0 })}
          />
          {form.walletType === 0 && (
            <VaspField value={form.vaspCode} onChange={(vaspCode) => setForm({ ...form, vaspCode })} />
          )}
        </div>
      )}
    </ChangeDialog>
  );
}
