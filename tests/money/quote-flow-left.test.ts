/** D3.8, F6a.2: what was confirmed and left goes on as what it was, whatever is asked for meanwhile. */
import { describe, expect, it } from "vitest";
import { quote } from "../features/convert/samples.ts";
import { held, intent, Script, underWay, yes } from "./quote-script.ts";

/** Confirmed while the journal is read, and left for another price. */
async function leftForAnother(script: Script): Promise<{
  readonly session: Awaited<ReturnType<typeof held>>;
  readonly confirmed: Promise<void>;
  readonly journalRead: () => void;
}> {
  const session = await held(script);
  const journal = underWay<undefined>();
  script.reading = journal.pending();
  const confirmed = session.confirm();
  script.reading = null;
  session.abandon();
  script.quotes = [yes(quote({ quoteTxId: "another", expiredTime: "60000" }))];
  await session.request({ ...intent, requestAmount: "0.5" });
  return { session, confirmed, journalRead: () => journal.give(undefined) };
}

describe("a price that was confirmed and left for another one while the journal was read", () => {
  it("is sent under its own id", async () => {
    const script = new Script();
    script.executes = [yes({ state: "done" })];
    const { session, confirmed, journalRead } = await leftForAnother(script);
    const [first, second] = ["id-2", "id-4"];
    expect(session.executeId).toBe(second);
    journalRead();
    await confirmed;
    expect(script.executed).toEqual([first]);
    expect(session.view).toMatchObject({ at: "held", quote: { quoteTxId: "another" } });
  });

  it("does not take the place of the other one where it ran out", async () => {
    const script = new Script();
    const { session, confirmed, journalRead } = await leftForAnother(script);
    script.now = 30_000;
    journalRead();
    await confirmed;
    expect(script.executed).toEqual([]);
    expect(session.view).toMatchObject({ at: "held", quote: { quoteTxId: "another" } });
  });
});
