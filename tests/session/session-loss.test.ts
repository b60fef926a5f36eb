/** R6.1, R6.4. */
import { expect, it } from "vitest";
import { createSessionLoss } from "#src/session/session-loss.ts";

function page(isOpen: boolean) {
  const of = { token: "t-1", user: 7, did: [] as string[], now: 0 };
  const ended = createSessionLoss({
    token: () => of.token,
    shownUser: () => of.user,
    isOpen: () => isOpen,
    now: () => of.now,
    signedOut: () => of.did.push("signed out"),
    dropFigures: () => of.did.push("figures dropped"),
  });
  return { of, ended };
}

it("an open page shows nobody's figures any more, once", () => {
  const { of, ended } = page(true);
  ended();
  ended();
  expect(of.did).toEqual(["signed out"]);
});

it("an open page does so again where one answer had erred, and the session ends later after all", () => {
  const { of, ended } = page(true);
  ended();
  of.now = 59_999;
  ended();
  expect(of.did).toEqual(["signed out"]);
  of.now = 60_000;
  ended();
  expect(of.did).toEqual(["signed out", "signed out"]);
});

it("a closed page drops the figures and keeps what was typed; what it asks anew does not start over", () => {
  const { of, ended } = page(false);
  ended();
  ended();
  of.now = 60_000;
  ended();
  expect(of.did).toEqual(["figures dropped"]);
  of.token = "t-2";
  ended();
  expect(of.did).toHaveLength(2);
});

it("who was nobody loses nothing", () => {
  const { of, ended } = page(true);
  of.user = 0;
  ended();
  expect(of.did).toEqual([]);
});
