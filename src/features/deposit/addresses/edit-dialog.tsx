import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedAddress } from "#shared/contract/deposit-view.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { longestRemark, remarkFault, remarkLength } from "#src/entry/remark.ts";
import { Address } from "#src/ui/address.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Switch } from "#src/ui/switch.tsx";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { toast } from "#src/ui/toast.ts";

const about = css`display: grid; gap: .625rem; padding: 1rem; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);`;
const foot = css`${media.phone} { margin: 0; & > :last-child { flex: 1; } }`;
const line = css`display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between;`;

export interface EditDialogProps {
  /** Null: closed. */
  readonly address: ListedAddress | null;
  /** Addresses of the same coin. */
  readonly others: readonly ListedAddress[];
  /** Of the address that was edited: by then another one may be. */
  readonly onClose: (left: ListedAddress) => void;
}

/** Renames an address, makes it the default of its coin, hides it. Coins sent to it still arrive. */
export default function EditDialog({ address, others, onClose }: EditDialogProps): ReactNode {
  const { t } = useTranslation();
  const [last, setLast] = useState(address);
  if (address !== null && address !== last) setLast(address);
  return (
    <Dialog
      open={address !== null}
      onClose={() => address !== null && onClose(address)}
      title={t("deposit.addresses.edit")}
      focus="field"
    >
      {last !== null && (
        <Form
          key={`${last.id} ${String(address === null)}`}
          address={last}
          others={others}
          onClose={() => onClose(last)}
        />
      )}
    </Dialog>
  );
}

function Form({
  address,
  others,
  onClose,
}: Pick<EditDialogProps, "others"> & {
  readonly address: ListedAddress;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [remark, setRemark] = useState(address.remark);
  const [isDefault, setDefault] = useState(address.isDefault);
  const [hidden, setHidden] = useState(address.isHidden);
  const [busy, setBusy] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const fault = remarkFault(remark);
  const unchanged =
    remark.trim() === address.remark && isDefault === address.isDefault && hidden === address.isHidden;
  const now = others.find((row) => row.isDefault && row.id !== address.id);

  async function save(): Promise<void> {
    setBusy(true);
    setUnknown(false);
    try {
      const changed = {
        id: address.id,
        ...(remark.trim() !== address.remark && { remark: remark.trim() }),
        ...(isDefault !== address.isDefault && { isDefault }),
        ...(hidden !== address.isHidden && { status: hidden ? (1 as const) : (0 as const) }),
      };
      const answer = await bridge.call("deposit.saveAddress", changed);
      if (answer.kind !== "ok") return;
      if (answer.data.outcome === "unknown") {
        // A form that was left says nothing any more.
        if (hasLeft.current) toast.warn(t("deposit.addresses.unknown"));
        setUnknown(true);
        return;
      }
      toast.success(t("deposit.addresses.saved"));
      onClose();
    } finally {
      queries.invalidate(["deposit.addressList"]);
      // The error presenter tells of a rejection; what was typed stays.
      setBusy(false);
    }
  }

  return (
    <form
      className={flow.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === "" && !unchanged && !busy) void save();
      }}
    >
      <div className={about}>
        <p>
          <span className={text.strong}>{address.coin}</span>{" "}
          <span className={cx(text.caption, text.ink3)}>{address.chainType}</span>
        </p>
        {address.isSound && <Address value={address.address} />}
      </div>
      <TextField
        label={t("deposit.addresses.remark")}
        value={remark}
        onChange={setRemark}
        end={
          <span className={cx(text.caption, fault === "tooLong" ? text.bad : text.ink3)} dir="ltr">
            {remarkLength(remark)} / {longestRemark}
          </span>
        }
        hint={
          fault === ""
            ? undefined
            : { tone: "error", children: t(`deposit.addresses.remarkFault.${fault}`, { max: longestRemark }) }
        }
      />
      <div className={line}>
        <div>
          <p className={text.strong} id={`${id}-default`}>
            {t("deposit.addresses.makeDefault", { coin: address.coin })}
          </p>
          <p className={cx(text.small, text.ink2)}>
            {now === undefined
              ? t("deposit.addresses.defaultText")
              : t("deposit.addresses.defaultNow", { network: now.chainType })}
          </p>
        </div>
        <Switch
          checked={isDefault}
          // There always is one default: it moves, it is not taken away.
          disabled={address.isDefault}
          onChange={setDefault}
          aria-labelledby={`${id}-default`}
        />
      </div>
      <div className={line}>
        <div>
          <p className={text.strong} id={`${id}-hide`}>
            {t("deposit.addresses.hide")}
          </p>
          <p className={cx(text.small, text.ink2)}>{t("deposit.addresses.hideText")}</p>
        </div>
        <Switch checked={hidden} onChange={setHidden} aria-labelledby={`${id}-hide`} />
      </div>
      {unknown && (
        <Note tone="warn" announce>
          {t("deposit.addresses.unknown")}
        </Note>
      )}
      <div className={cx(flow.row, flow.push, foot)}>
        <Button onClick={onClose}>{t("deposit.addresses.cancel")}</Button>
        <Button type="submit" variant="primary" disabled={fault !== "" || unchanged} busy={busy}>
          {t("deposit.addresses.save")}
        </Button>
      </div>
    </form>
  );
}
