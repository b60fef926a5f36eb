import type { DraftKind } from "#src/state/use-own-draft.ts";
import { withoutSecret } from "../without-secret.ts";
import { type EntryForm, emptyForm, isSameForm, isSameTarget, isTouched, readForm } from "./entry-form.ts";

/** A new entry over visits of its dialog, and what was typed where a checked address took its place. Pure. */
export interface EntryDraft {
  readonly form: EntryForm;
  /** What it began with: nothing, or what a check was of. */
  readonly given: EntryForm;
  /** What was typed before. */
  readonly replaced: EntryForm | null;
}

export const emptyDraft: EntryDraft = { form: emptyForm, given: emptyForm, replaced: null };

export const entryDraft: DraftKind<EntryDraft> = {
  name: "addressBook/entry",
  read: readDraft,
  empty: () => emptyDraft,
  isEmpty: ({ form, replaced }) => !isTouched(form) && replaced === null,
  toKeep: kept,
};

function kept({ form, given, replaced }: EntryDraft): EntryDraft {
  return {
    form: withoutSecret(form),
    given: withoutSecret(given),
    replaced: replaced && withoutSecret(replaced),
  };
}

/** As long as `sent` is under way it is not kept: after a reload it does not stand there as if it were still to be added. */
export function draftBeside(sent: EntryForm | null): DraftKind<EntryDraft> {
  if (sent === null) return entryDraft;
  return { ...entryDraft, toKeep: (draft) => kept(withoutForm(draft, sent)) };
}

/** This very form is saved: what was typed before it is there again. */
export function withoutForm(draft: EntryDraft, saved: EntryForm): EntryDraft {
  return isSameForm(draft.form, saved) ? restored(draft) : draft;
}

/** The dialog is opened with what a check was of, or with nothing: then what stands there stays. */
export function begun(draft: EntryDraft, checked: Partial<EntryForm>): EntryDraft {
  if (checked.address === undefined) return draft;
  const { form, given, replaced } = draft;
  const isTyped = !isSameForm(form, given);
  if (isSameTarget(form, checked)) {
    const { memo = "" } = checked;
    const whole = form.memo.trim() === "" ? { ...form, memo } : form;
    return { form: whole, given: isTyped ? given : whole, replaced };
  }
  const next = { ...emptyForm, ...checked };
  return { form: next, given: next, replaced: isTyped ? form : replaced };
}

/** What was typed before is there again: it is wanted, or what took its place is saved. */
export function restored({ replaced }: EntryDraft): EntryDraft {
  return { ...emptyDraft, form: replaced ?? emptyForm };
}

/** Undefined for what is none. */
function readDraft(stored: unknown): EntryDraft | undefined {
  if (typeof stored !== "object" || stored === null || !("form" in stored)) return undefined;
  const form = readForm(stored.form);
  if (form === undefined) return undefined;
  const given = ("given" in stored ? readForm(stored.given) : undefined) ?? emptyForm;
  const replaced = ("replaced" in stored ? readForm(stored.replaced) : undefined) ?? null;
  return { form, given, replaced };
}
