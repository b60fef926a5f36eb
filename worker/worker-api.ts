import type {
  CallInput,
  CallName,
  HttpCallName,
  TopicName,
  TopicParams,
  TopicRowOf,
} from "#shared/contract/index.ts";
import type { Boot, CallOptions, CallResult, PageHost, PageState, WorkerApi } from "#shared/rpc/api.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { Sink } from "#shared/rpc/snapshot.ts";
import type { Effects } from "./effects.ts";
import { type Session, startSession } from "./session.ts";

/** The worker as the page sees it (D3.1). What comes before `start` waits for it. */
export function createWorkerApi(effects: Effects): WorkerApi {
  let begin: (session: Session) => void;
  const started = new Promise<Session>((resolve) => {
    begin = resolve;
  });
  let isStarted = false;
  /** Calls that were cancelled while they waited for the start. */
  const waiting = new Set<string>();
  const cancelledEarly = new Set<string>();

  return {
    async start(host: PageHost, boot: Boot) {
      if (isStarted) throw cofferError({ kind: "other", code: "BAD_REQUEST", message: "started already" });
      isStarted = true;
      begin(startSession(effects, host, boot));
    },
    async call<N extends CallName>(
      name: N,
      input: CallInput<N>,
      options: CallOptions,
    ): Promise<CallResult<N>> {
      waiting.add(options.id);
      const session = await started;
      waiting.delete(options.id);
      if (cancelledEarly.delete(options.id)) throw cancelled(name);
      return session.call(name, input, options);
    },
    async cancel(id: string) {
      if (waiting.has(id)) cancelledEarly.add(id);
      else (await started).http.cancel(id);
    },
    async subscribe<T extends TopicName>(topic: T, params: TopicParams<T>, sink: Sink<TopicRowOf<T>>) {
      return (await started).subscriptions.add(topic, params, sink);
    },
    async amend<T extends TopicName>(id: string, params: TopicParams<T>) {
      (await started).subscriptions.amend(id, params);
    },
    async unsubscribe(id: string) {
      (await started).subscriptions.remove(id);
    },
    async lifecycle(state: PageState) {
      if (isStarted) (await started).lifecycle(state);
    },
  };
}

function cancelled(call: HttpCallName | CallName) {
  return cofferError({ kind: "Cancelled", code: "CANCELLED", message: "cancelled", call });
}
