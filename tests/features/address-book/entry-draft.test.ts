/** F2d.2, F2d.4: a new entry that begins with a checked address. */
import { describe, expect, it } from "vitest";
import {
  begun,
  type EntryDraft,
  emptyDraft,
  entryDraft,
  restored,
} from "#src/features/address-book/book/entry-draft.ts";
import type { EntryForm } from "#src/features/address-book/book/entry-form.ts";

const checked = (address: string, memo = ""): Partial<EntryForm> => ({
  kind: "coin",
  coin: "XRP",
  chain: "XRP",
  address,
  memo,
});
const typed = (draft: EntryDraft, part: Partial<EntryForm>): EntryDraft => ({
  ...draft,
  form: { ...draft.form, ...part },
});
/** As a reload finds it. */
const reloaded = (draft: EntryDraft): EntryDraft =>
  entryDraft.read(JSON.parse(JSON.stringify(entryDraft.toKeep?.(draft)))) ?? emptyDraft;
const desk = typed(emptyDraft, { coin: "XRP", chain: "XRP", address: "A", remark: "Desk" });

describe("a new entry", () => {
  it("keeps what was typed where it is opened by itself", () => {
    expect(begun(desk, {})).toBe(desk);
  });

  it("of the address that was checked stays, and takes the memo that the check found", () => {
    expect(begun(desk, checked("A")).form).toEqual(desk.form);
    const { form, replaced } = begun(desk, checked("A", "123"));
    expect([form.memo, form.remark, replaced]).toEqual(["123", "Desk", null]);
    expect(begun(typed(desk, { memo: "7" }), checked("A")).form.memo).toBe("7");
  });

  it("of another address, or with another memo, makes room and can be had back", () => {
    const other = typed(desk, { memo: "7" });
    for (const start of [checked("B"), checked("A", "123")]) {
      const next = begun(other, start);
      expect(next.form).toMatchObject({ ...start, remark: "" });
      expect(next.replaced).toBe(other.form);
      expect(restored(next)).toEqual({ ...emptyDraft, form: other.form });
    }
  });

  it.each([
    ["", (draft: EntryDraft) => draft],
    [", over a reload", reloaded],
  ])("is not lost where check follows check%s", (_when, meanwhile) => {
    let draft = meanwhile(begun(desk, checked("B")));
    draft = meanwhile(begun(draft, checked("B", "123")));
    draft = begun(draft, checked("C"));
    expect(draft.form.address).toBe("C");
    expect(draft.replaced).toEqual(desk.form);
  });

  it("gives way to what was typed of the address that took its place", () => {
    const draft = begun(typed(begun(desk, checked("B")), { remark: "Of B" }), checked("C"));
    expect(draft.replaced).toMatchObject({ address: "B", remark: "Of B" });
  });

  it("is empty once it is saved, where nothing was typed before", () => {
    expect(restored(begun(emptyDraft, checked("A")))).toEqual(emptyDraft);
    expect(entryDraft.isEmpty(begun(emptyDraft, checked("A")))).toBe(false);
    expect(entryDraft.isEmpty(emptyDraft)).toBe(true);
  });

  it("is kept with whose the memo is, without what may be a key", () => {
    const memoOwner = { memo: "7", address: "A" };
    expect(reloaded(typed(desk, { memo: "7", memoOwner })).form.memoOwner).toEqual(memoOwner);
    const key = "5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWXMssSzNydYXYB9KF";
    expect(reloaded({ ...desk, replaced: { ...desk.form, address: key } }).replaced?.address).toBe("");
  });
});
