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
  toKeep: ({ form, given, replaced }) => ({
    form: withoutSecret(form),
    given: withoutSecret(given),
    replaced: replaced && withoutSecret(replaced),
  }),
};

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
