import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import { type Answered, call, type Walker, type World } from "./world.ts";

/** How a call that moves money goes. */
export const outcomes = [
  "fine",
  "fine",
  "twice",
  "at once",
  "closed first",
  "page dies",
  "page dies unheard",
] as const;
export type Outcome = (typeof outcomes)[number];

async function lookUp({ under }: World, id: number, requestId: string): Promise<Answered | "absent"> {
  for (;;) {
    try {
      const found = await under.sandbox.exchange.moneyCalls.lookup(id, requestId);
      if (found.state === "absent") return "absent";
      if (found.state === "done") return found.answer;
    } catch {
      // The database went away in the look-up's own transaction.
    }
    await new Promise(setImmediate);
  }
}

/** Sends one that moves money, and keeps what is told of it. */
export async function pay<N extends HttpCallName>(
  world: World,
  me: Walker,
  name: N,
  given: Omit<CallInput<N>, "requestId">,
  outcome: Outcome,
): Promise<void> {
  const requestId = randomUUID();
  const input = { ...given, requestId } as CallInput<N>;
  const send = () => call(world, name, input, me.token).catch(() => undefined);
  if (outcome === "closed first") {
    const first = await lookUp(world, me.id, requestId);
    expect(first).toBe("absent");
    const late = await send();
    if (late !== undefined) expect(late.retCode).not.toBe(0);
    world.nothing.add(requestId);
    return;
  }
  if (outcome === "page dies" || outcome === "page dies unheard") {
    const isReceived = outcome === "page dies";
    if (isReceived) void send();
    me.journal.push({ requestId, call: name, input, late: isReceived ? null : send });
    return;
  }
  if (outcome === "at once") await Promise.all([send(), send()]);
  else await send();
  const known = await lookUp(world, me.id, requestId);
  if (known === "absent" || known.retCode !== 0) world.nothing.add(requestId);
  else world.done.set(requestId, { call: name, input });
  if (outcome === "twice" && known !== "absent") {
    const again = await send();
    if (again !== undefined) expect(again).toMatchObject({ retCode: known.retCode, result: known.result });
  }
}

/** A new page: it sends nothing again, and asks what became of what the one before it had sent. */
export async function comeBack(world: World, me: Walker): Promise<void> {
  for (const { requestId, call: name, input, late } of me.journal.splice(0)) {
    const known = await lookUp(world, me.id, requestId);
    if (known !== "absent" && known.retCode === 0) world.done.set(requestId, { call: name, input });
    else world.nothing.add(requestId);
    // What it was told did not happen does not happen later either.
    const answer = await late?.();
    if (answer !== undefined && known === "absent") expect(answer.retCode).not.toBe(0);
  }
}
