/** F6c.1, F3b.30, D10.5. */
import { describe, expect, it } from "vitest";
import { keepForm, readStoredForm, underTyped } from "#src/features/withdraw/form/stored-form.ts";
import { emptyForm, type WithdrawForm } from "#src/features/withdraw/form/withdraw-form.ts";

const stored: WithdrawForm = {
  ...emptyForm,
  typed: "rA1",
  entryId: "7",
  memo: "12",
  text: "12.5",
  feeType: 0,
  wallet: "UTA",
};

describe("a form that was kept", () => {
  it.each<[string, Partial<WithdrawForm>, Partial<WithdrawForm>]>([
    ["comes back whole where nothing was typed since", {}, stored],
    [
      "comes back around an amount, and not with its kind of fee",
      { text: "3" },
      { ...stored, text: "3", feeType: 1 },
    ],
    [
      "never lends its memo to another address",
      { typed: "rB2" },
      { ...stored, typed: "rB2", entryId: "", memo: "" },
    ],
    [
      "never lends its address to a user who is looked for",
      { mode: "user", who: "1001" },
      { ...stored, mode: "user", who: "1001", typed: "", entryId: "", memo: "" },
    ],
    ["leaves a wallet that was chosen", { wallet: "EARN" }, { ...stored, wallet: "EARN" }],
  ])("%s", (_, typed, expected) => {
    expect(underTyped(stored, { ...emptyForm, ...typed })).toEqual(expected);
  });
});

const kept = (typed: string): string | undefined => {
  let text = "";
  const storage = {
    setItem: (_: string, value: string) => {
      text = value;
    },
    getItem: () => text,
  };
  keepForm(storage, 7, { ...stored, typed });
  return readStoredForm(storage, 7)?.typed;
};

it("keeps an address, and nothing that may open a wallet (F3b.30)", () => {
  expect(kept(stored.typed)).toBe(stored.typed);
  expect(kept("legal winner thank year wave sausage worth useful legal winner thank yellow ")).toBe("");
});
