import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { isAnnounced } from "#src/entry/announced-part.ts";
import { RecipientField } from "#src/entry/recipient-field.tsx";
import { remarkFault } from "#src/entry/remark.ts";
import { useMemoOfOther } from "#src/entry/use-memo-of-other.tsx";
import { usePhoneCode } from "#src/entry/use-phone-code.ts";
import { useRecipient } from "#src/entry/use-recipient.ts";
import { useSought } from "#src/entry/use-sought.ts";
import { useEqualIntent } from "#src/money/use-equal-intent.ts";
import { useOwnDraft } from "#src/state/use-own-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { cx } from "#src/ui/style.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { toast } from "#src/ui/toast.ts";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";
import { Adding } from "../change/adding.tsx";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { changeKey, useChange } from "../change/use-change.ts";
import { universal } from "../paths.ts";
import { useTarget } from "../target/use-target.ts";
import { nameOf } from "./book-view.ts";
import { ChainFields } from "./chain-fields.tsx";
import { begun, draftBeside, restored, withoutForm } from "./entry-draft.ts";
import { type EntryForm, emptyForm, formKinds, isSameForm, newAddressOf } from "./entry-form.ts";
import { addedText } from "./lock-time.ts";
import { LookAlike } from "./look-alike.tsx";
import { useNameHint } from "./use-name-hint.ts";
import { useCoinOfChain } from "./use-networks.ts";

export interface EntryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What a check was of; empty where the form is opened by itself. */
  readonly start: Partial<EntryForm>;
  readonly newAddressLock: boolean;
  /** Trusting it does without codes, as far as the book is known. */
  readonly trustSpares: boolean;
}

/** Adds one address: of a coin, of every coin of a network, or of a user here. */
export default function EntryDialog(props: EntryDialogProps): ReactNode {
  const { open, onClose, start, newAddressLock, trustSpares } = props;
  const { t } = useTranslation();
  /** What was pressed last, and what the form said then. */
  const [sent, setSent] = useState({ key: "", form: emptyForm });
  const isUnderWay = useEqualIntent(sent.key, () => setDraft((now) => withoutForm(now, sent.form)));
  const draftKind = useMemo(() => draftBeside(isUnderWay ? sent.form : null), [isUnderWay, sent]);
  const [draft, setDraft] = useOwnDraft(draftKind);
  const { form, replaced } = draft;
  const [started, setStarted] = useState<Partial<EntryForm> | null>(null);
  if (started !== start) {
    setStarted(start);
    setDraft(begun(draft, start));
  }
  const [validated, setValidated] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useFaultFocus(fields, tries);
  const [acknowledged, setAcknowledged] = useState("");
  const put = (part: Partial<EntryForm>): void =>
    setDraft((now) => ({ ...now, form: { ...now.form, ...part } }));
  const sought = useSought(form);
  const change = useChange("addressBook.create", (entry) => {
    toast.success(addedText(t, entry, serverNow()));
    setValidated(false);
    setAcknowledged("");
    onClose();
  });
  const checkCoin = useCoinOfChain(form.kind === "universal" ? universal : form.coin, form.chain);
  const state = useTarget({
    coin: form.kind === "user" ? "" : checkCoin,
    chain: form.chain,
    address: form.address,
    memo: form.memo,
  });
  const search = useRecipient("addressBook.checkInternal", sought, () => put({ by: sought.by, who: "" }));
  const phoneCode = usePhoneCode(sought.by, sought.who);
  const target = state.at === "answered" && state.target.state === "checked" ? state.target : undefined;
  const memoOfOther = useMemoOfOther(form.memo.trim(), target?.address, form.memoOwner, (memoOwner) =>
    put({ memoOwner }),
  );
  const twin = target?.similar ?? null;
  const mustAcknowledge = twin !== null && target !== undefined;
  const isAcknowledged = !mustAcknowledge || isAnnounced(acknowledged, target.address, twin.address);
  const kinds = formKinds.filter((kind) => kind !== "user" || sought.ways.length > 0 || form.kind === kind);
  const nameHint = useNameHint();
  const wanted = newAddressOf(form, target, phoneCode);
  const isSound =
    form.kind === "user"
      ? search.lookup.state === "found"
      : target !== undefined &&
        target.memoFault === "" &&
        memoOfOther === undefined &&
        target.blockCode !== 131_066;

  /** What stood there as it was to be saved while it was still being checked: it goes on with the answer. */
  const [pressed, setPressed] = useState<EntryForm | null>(null);
  const isChecking = form.kind !== "user" && state.at === "loading";
  const goOn = useEffectEvent(() => {
    setPressed(null);
    if (open && pressed !== null && isSameForm(pressed, form)) act();
  });
  useEffect(() => {
    if (pressed === null || isChecking) return undefined;
    const timer = setTimeout(() => goOn());
    return () => clearTimeout(timer);
  }, [pressed, isChecking]);

  function act(): void {
    setValidated(true);
    if (isChecking) setPressed(form);
    if (form.kind === "user" && search.lookup.state === "none") search.find();
    if (wanted === undefined || !isSound || !isAcknowledged || remarkFault(form.remark) !== "") {
      setTries((before) => before + 1);
      return;
    }
    const key = JSON.stringify([wanted.coin, wanted.chain, wanted.address, wanted.tag]);
    setSent({ key: changeKey("addressBook.create", key), form });
    change.begin(wanted, key, "add");
  }

  return (
    <ChangeDialog
      change={change}
      open={open}
      onClose={() => {
        setPressed(null);
        onClose();
      }}
      width={560}
      title={t("addressBook.add")}
      act={t("addressBook.save")}
      keep={t("addressBook.cancel")}
      adds
      onAct={act}
      summary={
        <Adding words={t("addressBook.addSummary")} list={wanted ? [wanted] : []} trustSpares={trustSpares} />
      }
    >
      <div ref={fields} className={flow.stack4}>
        {replaced !== null && (
          <Note announce>
            <div className={cx(flow.between, flow.wrap)}>
              {t("addressBook.replaced")}
              <Button size="sm" onClick={() => setDraft(restored)}>
                {t("addressBook.restore")}
              </Button>
            </div>
          </Note>
        )}
        <Segmented
          fill
          size="sm"
          label={t("addressBook.kind")}
          value={form.kind}
          onChange={(kind) => put({ kind, chain: kind === form.kind ? form.chain : "", coin: "" })}
          options={kinds.map((value) => ({ value, label: t(`addressBook.kindOf.${value}`) }))}
        />
        {form.kind === "user" ? (
          <RecipientField
            {...sought}
            search={search}
            onBy={(by) => put({ by })}
            onWho={(who) => put({ by: sought.by, who })}
            validated={validated}
          />
        ) : (
          <ChainFields form={form} put={put} state={state} memoOfOther={memoOfOther} validated={validated} />
        )}
        {mustAcknowledge && (
          <LookAlike
            name={nameOf({ remark: twin.name, address: twin.address })}
            used={twin.id === ""}
            saved={twin.address}
            typed={target.address}
            value={acknowledged}
            onChange={setAcknowledged}
            validated={validated}
          />
        )}
        <TextField
          label={t("addressBook.name")}
          value={form.remark}
          onChange={(remark) => put({ remark })}
          autoComplete="off"
          hint={nameHint(form.remark)}
        />
        <Checkbox checked={form.trusted} onChange={(trusted) => put({ trusted })}>
          {t(trustSpares ? "addressBook.trustThis" : "addressBook.trustAlone")}
        </Checkbox>
        {newAddressLock && <Note>{t("addressBook.waitsNote")}</Note>}
      </div>
    </ChangeDialog>
  );
}
