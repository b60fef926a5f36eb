import postgres from "postgres";
import { type EmbeddedEngine, openEmbeddedEngine } from "#sandbox/ledger/embedded-engine.ts";

/**
 * Starting an embedded engine takes a second of work, making the tables in one that runs a fifth of it: so engines go
 * from one test file to the next of this process. Books that are open at once have one each.
 */
const idle: EmbeddedEngine[] = [];

/** `DatabaseOptions.engine`: one that no books use now, the same object each time. What they leave in it goes with their schema and their line. */
export async function pooledEngine(): Promise<EmbeddedEngine> {
  return idle.pop() ?? reusable(await openEmbeddedEngine({ thread: false }));
}

function reusable(engine: EmbeddedEngine): EmbeddedEngine {
  const pooled: EmbeddedEngine = {
    wire: () => engine.wire(),
    async close() {
      await forget(engine);
      idle.push(pooled);
    },
  };
  return pooled;
}

/** An unfinished transaction, prepared statements and what else a line leaves in the one session of an engine. */
async function forget(engine: EmbeddedEngine): Promise<void> {
  const line = postgres({
    // The option is the driver's own, and not among its types.
    ...({ socket: () => engine.wire() } as object),
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
  });
  await line.unsafe("rollback");
  await line.unsafe("discard all");
  await line.end();
}
