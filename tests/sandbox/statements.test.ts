/** R7.24, F2e.*, F4c.10, F4f.2, F6g.1, F6g.2. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { tokenName } from "#shared/site/environment.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

type List = CallOutput<"statements.list">;
const daySeconds = 86_400;
const today = (): number => Math.floor(under.clock.now() / 1000 / daySeconds) * daySeconds;

async function person(part: object = {}) {
  return under.account({
    balances: { funding: { USDT: "1000", USDC: "10" }, unified: { USDT: "500" } },
    ...part,
  });
}

async function ask(token: string, part: Partial<CallInput<"statements.create">> = {}) {
  const input = {
    kind: "FUNDING",
    format: "CSV",
    startTime: today(),
    endTime: today() + daySeconds,
    ...part,
  } as const;
  return under.call("statements.create", input, token);
}

async function list(token: string): Promise<List> {
  return (await under.call<"statements.list", List>("statements.list", {}, token)).result;
}

/** Lets time go on until nothing of this person is under way. */
async function settled(token: string): Promise<List> {
  return vi.waitFor(async () => {
    under.clock.advance(1_000);
    const found = await list(token);
    if (found.list.some(({ status }) => status === "0" || status === "1")) throw new Error("Under way");
    return found;
  }, 30_000);
}

async function download(token: string, queryId: string): Promise<Uint8Array[]> {
  const { result } = await under.call<"statements.url", CallOutput<"statements.url">>(
    "statements.url",
    { queryId },
    token,
  );
  const files: Uint8Array[] = [];
  for (const url of result.urls) {
    const answer = await fetch(new URL(url, under.origin), {
      headers: { Cookie: `${tokenName("test")}=${token}` },
    });
    expect(answer.status).toBe(200);
    files.push(new Uint8Array(await answer.arrayBuffer()));
  }
  return files;
}

test("a statement is queued, made and downloaded, and is as long as the list says", async () => {
  const { token } = await person();
  under.clock.advance(1_000);
  const { result } = await ask(token);
  expect(result.status).toBe("0");
  const { list: rows } = await settled(token);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ queryId: result.queryId, status: "2", kind: "FUNDING", format: "CSV" });
  const [file = new Uint8Array()] = await download(token, result.queryId ?? "");
  expect(file.length).toBe(rows[0]?.fileSize);
  expect(new TextDecoder().decode(file)).toContain("USDT");
});
