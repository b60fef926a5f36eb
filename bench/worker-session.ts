import type { CDPSession } from "@playwright/test";

/** Asks a thread's debugger; answers what it answers, or rejects with its refusal. */
export type Send = (method: string, params?: object) => Promise<unknown>;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/** The debugger of the page's one worker, which has a session of its own within the page's. */
export async function attachWorker(session: CDPSession): Promise<Send> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const attached = new Promise<string>((resolve) => {
    session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.type === "worker") resolve(sessionId);
    });
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id = 0, result, error } = JSON.parse(message) as Answer;
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  return async (method, params = {}) => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    const message = JSON.stringify({ id, method, params });
    await session.send("Target.sendMessageToTarget", { sessionId, message });
    return answer;
  };
}

/** The same for the page's own thread. */
export function pageThread(session: CDPSession): Send {
  // The protocol's types tie each method to its parameters; here the caller does.
  const send = session.send.bind(session) as (method: string, params: object) => Promise<unknown>;
  return (method, params = {}) => send(method, params);
}
