import { isCofferError } from "#shared/rpc/errors.ts";
import { presentError } from "#src/app/error-presenter.ts";
import type { ActionRun } from "#src/bridge/action-run.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { openAction } from "#src/bridge/open-action.ts";
import { questions } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { fateOf, loggedOut } from "./fate.ts";
import { QuoteSession, type QuoteWorld } from "./quote-session.ts";

type Execution = ActionRun<"convert.execute">;

/** One conversion at a time, on the real bridge; `adapt` may put rules of its own before it. */
export function openQuoteSession(adapt: (world: QuoteWorld) => QuoteWorld = (world) => world): QuoteSession {
  const execute = openAction("convert.execute");
  const session = new QuoteSession(adapt(bridgeWorld(execute)));
  execute.watch(() => {
    if (execute.state.status === "looking-up") session.lost();
  });
  return session;
}

function bridgeWorld(execute: Execution): QuoteWorld {
  return {
    async quote(intent, requestId) {
      const { expects: _, ...asked } = intent;
      const result = await bridge.call("convert.quote", { ...asked, requestId }).catch(showWall);
      if (result.kind === "anonymous") throw loggedOut("convert.quote");
      return result.data;
    },
    async execute(quote, intent, requestId) {
      const { quoteTxId } = quote;
      return fateOf(await execute.run({ quoteTxId, accountType: intent.accountType, requestId }));
    },
    lookAgain: async () => fateOf(await execute.lookUpAgain()),
    async query(quote, intent) {
      const { quoteTxId } = quote;
      const { accountType } = intent;
      const result =
        accountType === "eb_convert_uta"
          ? await bridge.call("convert.unifiedQuery", { quoteTxId })
          : await bridge.call("convert.query", { quoteTxId, accountType });
      if (result.kind === "anonymous") throw loggedOut("convert.query");
      const record = result.data.result;
      if (record.exchangeStatus === "success" || record.exchangeStatus === "failure") {
        questions.invalidate(result.invalidates);
      }
      return record;
    },
    newId: () => crypto.randomUUID(),
    serverNow,
    wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
  };
}

/** A compliance wall also stands where the page was not at rest yet, and so did not listen for one (10024). */
function showWall(thrown: unknown): never {
  if (isCofferError(thrown) && thrown.data.show?.as === "modal") presentError(thrown);
  throw thrown;
}
