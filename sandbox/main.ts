import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { demoAccounts } from "./accounts/demo-accounts.ts";
import { createSandbox, type Sandbox } from "./app.ts";
import { storedFolder } from "./ledger/stored-books.ts";

/**
 * `node --import tsx sandbox/main.ts [--port N]`. Environment: PORT, SANDBOX_SEED, SANDBOX_ACTIVITY, SANDBOX_PAIRS,
 * SANDBOX_TICK_MS, SANDBOX_CONTROL=1, SANDBOX_KEEP=1 (keeps the books of an earlier run; those of the embedded database
 * lie in .cache/sandbox-books), SANDBOX_SCHEMA, DATABASE_URL, COFFER_DIST (a folder of a built app other than dist/);
 * SANDBOX_REQUEST_KEY and SANDBOX_RESPONSE_KEY, private keys as PEM.
 */
async function main(): Promise<void> {
  const { env } = process;
  const keep = env.SANDBOX_KEEP === "1";
  const port = readNumber("port", argument("--port") ?? env.PORT ?? "4400");
  const sandbox = await createSandbox({
    seed: readNumber("SANDBOX_SEED", env.SANDBOX_SEED ?? "1"),
    activity: readNumber("SANDBOX_ACTIVITY", env.SANDBOX_ACTIVITY ?? "0.35"),
    pairs: readNumber("SANDBOX_PAIRS", env.SANDBOX_PAIRS ?? "512"),
    tickMs: readNumber("SANDBOX_TICK_MS", env.SANDBOX_TICK_MS ?? "200"),
    control: env.SANDBOX_CONTROL === "1",
    database: {
      url: env.DATABASE_URL,
      schema: env.SANDBOX_SCHEMA,
      keep,
      ...(keep && { folder: storedFolder }),
      thread: true,
    },
    keys: { request: env.SANDBOX_REQUEST_KEY, response: env.SANDBOX_RESPONSE_KEY },
    ...(env.COFFER_DIST !== undefined && { dist: pathToFileURL(`${resolve(env.COFFER_DIST)}/`) }),
    log: true,
  });
  try {
    announce(await sandbox.listen(port), sandbox);
  } catch (error) {
    await sandbox.close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is taken. Choose another: npm start -- --port ${port + 1}`);
    process.exitCode = 1;
    return;
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      sandbox.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function announce(port: number, sandbox: Sandbox): void {
  const url = `http://localhost:${port}`;
  const { engine } = sandbox.exchange.database;
  const width = Math.max(...demoAccounts.map(({ name }) => name.length)) + 2;
  const rows = demoAccounts.map(({ name, site, about }) => {
    const host = site === "" ? "" : `  http://${site}.localhost:${port}`;
    return `  ${name.padEnd(width)}${about}${host}`;
  });
  console.log(
    `Coffer sandbox on ${url} (PostgreSQL ${engine})\nLog in: ${url}/login\n\n${rows.join("\n")}\n`,
  );
}

function argument(name: string): string | undefined {
  const { argv } = process;
  const at = argv.indexOf(name);
  return at < 0 ? argv.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) : argv[at + 1];
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) throw new Error(`${name}: ${text} is not a number`);
  return value;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
