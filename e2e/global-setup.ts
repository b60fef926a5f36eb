import { startSandbox } from "./sandbox-process.ts";

/** Enough for every page, and little for a slow machine to paint. */
export const slowMarket = { SANDBOX_PAIRS: "44", SANDBOX_TICK_MS: "1000" };

/** One exchange for all browsers; each test has accounts of its own in it. */
export default async function start(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox(slowMarket);
  process.env.E2E_SANDBOX_URL = sandbox.url;
  return () => sandbox.stop();
}
