/** R6.1, R3.21. */
import { describe, expect, it } from "vitest";
import { createSessionWatch, type SessionWatch } from "#src/session/session-watch.ts";

/** A page that shows `shown` while the browser holds `token`; `owner` says whose a token is. */
function page(
  token: string,
  shown: number,
  owner: () => Promise<number> = async () => 0,
  initialToken = token,
) {
  const world = { token, shown, did: [] as string[] };
  const watch = createSessionWatch(
    {
      token: () => world.token,
      shownUser: () => world.shown,
      readUser: () => {
        world.did.push("queried");
        return owner();
      },
      signedOut: () => {
        world.did.push("signed out");
        world.shown = 0;
      },
      signedIn: () => world.did.push("signed in"),
      resumed: () => world.did.push("resumed"),
      replaced: () => world.did.push("replaced"),
      sendAway: () => world.did.push("sent away"),
    },
    initialToken,
  );
  return { world, watch };
}

describe("a session that changes in another tab", () => {
  it("is not looked for as long as the token is the same", async () => {
    const { world, watch } = page("a", 7);
    await watch.check();
    await watch.receive({ type: "started", id: "7" });
    await watch.receive({ type: "started", id: "8" });
    expect(world.did).toEqual([]);
  });

  it("is noticed when it came before anybody looked: after the page had asked whom it shows", async () => {
    const { world, watch } = page("b", 7, async () => 8, "a");
    await watch.check();
    expect(world.did).toEqual(["queried", "replaced"]);
  });

  it("has ended when the token is gone, once", async () => {
    const { world, watch } = page("a", 7);
    world.token = "";
    await watch.check();
    await watch.check();
    expect(world.did).toEqual(["signed out"]);
  });

  it("has ended when the other tab says so, even if the token lingers", async () => {
    const { world, watch } = page("a", 7);
    await watch.receive({ type: "ended" });
    await watch.receive({ type: "ended" });
    expect(world.did).toEqual(["signed out"]);
  });

  it("has ended for whose profile was on its way when the other tab said so, and came all the same", async () => {
    const { world, watch } = page("a", 0);
    world.token = "";
    await watch.receive({ type: "ended" });
    world.shown = 7;
    await watch.check();
    expect(world.did).toEqual(["signed out"]);
  });

  it("has ended for whoever comes back to a page that was left at the logout", async () => {
    const { world, watch } = page("a", 0);
    world.token = "";
    await watch.check();
    expect(world.did).toEqual(["signed out"]);
  });

  it("lets nobody come back to such a page a second time", async () => {
    const { world, watch } = page("a", 7);
    world.token = "";
    // As it comes back: what it shows is decided by the look that follows.
    watch.restored();
    await watch.check();
    watch.restored();
    await watch.check();
    expect(world.did).toEqual(["signed out", "sent away"]);
  });

  it.each([
    ["the person is still here", 7, "a"],
    ["somebody has logged in since", 0, "b"],
  ])("sends nobody away from a page that comes back where %s", (_what, shown, token) => {
    const { world, watch } = page("a", shown);
    world.token = token;
    watch.restored();
    expect(world.did).toEqual([]);
  });

  it("has begun where nobody was", async () => {
    const { world, watch } = page("", 0);
    world.token = "b";
    await watch.receive({ type: "started", id: "8" });
    expect(world.did).toEqual(["signed in"]);
  });

  it.each([
    ["seen by the token", (watch: SessionWatch) => watch.check()],
    ["told by the tab", (watch: SessionWatch) => watch.receive({ type: "started", id: "7" })],
  ])(
    "leaves what was typed when the same person logged in again, %s: what failed is read again",
    async (_how, hear) => {
      const { world, watch } = page("a", 7, async () => 7);
      world.token = "b";
      await hear(watch);
      expect(world.did).toEqual(["queried", "resumed"]);
    },
  );

  it("has not ended for who has logged in since: a frozen tab hears of the logout later, before or after it looked", async () => {
    for (const looks of [true, false]) {
      const { world, watch } = page("a", 7, async () => 7);
      world.token = "b";
      if (looks) await watch.check();
      await watch.receive({ type: "ended" });
      await watch.receive({ type: "started", id: "7" });
      expect(world.did).not.toContain("signed out");
      expect(world.did.at(-1)).toBe("resumed");
    }
  });

  it("has ended for a later login too, where the server knows of none", async () => {
    const { world, watch } = page("a", 7, async () => 0);
    world.token = "b";
    await watch.receive({ type: "ended" });
    expect(world.did).toEqual(["queried", "signed out"]);
  });

  it("replaces the page for another person, and when it is unknown who it is", async () => {
    for (const owner of [async () => 8, async () => Promise.reject(new Error("no network"))]) {
      const { world, watch } = page("a", 7, owner);
      world.token = "b";
      await watch.check();
      expect(world.did).toEqual(["queried", "replaced"]);
    }
  });

  it("has ended when the new token is nobody's", async () => {
    const { world, watch } = page("a", 7, async () => 0);
    world.token = "b";
    await watch.check();
    expect(world.did).toEqual(["queried", "signed out"]);
  });

  it("is judged by its last change", async () => {
    let notify: (id: number) => void = () => undefined;
    const { world, watch } = page("a", 7, () => new Promise((resolve) => (notify = resolve)));
    world.token = "b";
    const first = watch.check();
    world.token = "";
    await watch.check();
    notify(8);
    await first;
    expect(world.did).toEqual(["queried", "signed out"]);
  });
});
