import { vi } from "vitest";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { tokenName } from "#shared/site/environment.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";

/** What a person does with statements, against a sandbox with a clock that the test moves. */

export type StatementList = CallOutput<"statements.list">;
export const daySeconds = 86_400;

export function statementDeskOf(under: () => SandboxUnderTest) {
  const today = (): number => Math.floor(under().clock.now() / 1000 / daySeconds) * daySeconds;

  async function request(token: string, part: Partial<CallInput<"statements.create">> = {}) {
    const days = { startTime: today() - 30 * daySeconds, endTime: today() + daySeconds };
    const input = { kind: "FUNDING", format: "CSV", ...days, ...part } as const;
    return under().call("statements.create", input, token);
  }

  async function list(token: string, part: CallInput<"statements.list"> = {}): Promise<StatementList> {
    return (await under().call<"statements.list", StatementList>("statements.list", part, token)).result;
  }

  /** Lets time go on until nothing of this person is under way. */
  async function settled(token: string): Promise<StatementList> {
    return vi.waitFor(
      async () => {
        under().clock.advance(1_000);
        const found = await list(token, { size: 100 });
        if (found.list.some(({ status }) => status === "0" || status === "1")) throw new Error("Under way");
        return found;
      },
      { interval: 20 },
    );
  }

  async function urls(token: string, queryId: string): Promise<readonly string[]> {
    const { code, result } = await under().call<"statements.url", CallOutput<"statements.url">>(
      "statements.url",
      { queryId },
      token,
    );
    if (code !== 0) throw new Error(`No link: ${code}`);
    return result.urls;
  }

  /** As a browser follows a link: with the session's cookie. */
  function follow(url: string, token: string): Promise<Response> {
    const headers = token === "" ? {} : { Cookie: `${tokenName("test")}=${token}` };
    return fetch(new URL(url, under().origin), { headers });
  }

  async function files(token: string, queryId: string): Promise<readonly Uint8Array[]> {
    const answers = await Promise.all((await urls(token, queryId)).map((url) => follow(url, token)));
    return Promise.all(
      answers.map(async (answer) => {
        if (!answer.ok) throw new Error(`No file: ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
      }),
    );
  }

  /** The files of one statement from its order on. */
  async function made(
    token: string,
    part: Partial<CallInput<"statements.create">>,
  ): Promise<readonly Uint8Array[]> {
    const { code, message, result } = await request(token, part);
    if (code !== 0) throw new Error(`Refused: ${code} ${message}`);
    await settled(token);
    return files(token, result.queryId ?? "");
  }

  return { today, request, list, settled, urls, follow, files, made };
}
