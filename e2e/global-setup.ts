import { startPool } from "./sandbox-pool.ts";
import { startSandbox } from "./sandbox-process.ts";

/** Enough for every page, and little for a slow machine to paint. */
export const slowMarket = { SANDBOX_PAIRS: "44", SANDBOX_TICK_MS: "1000" };

/** One exchange for all browsers, in which each test has accounts of its own, and those of tests that need one for themselves. */
export default async function start(): Promise<() => Promise<void>> {
  const [sandbox, pool] = await Promise.all([startSandbox(slowMarket), startPool()]);
  process.env.E2E_SANDBOX_URL = sandbox.url;
  process.env.E2E_POOL_URL = pool.url;
  return async () => {
    await Promise.all([sandbox.stop(), pool.stop()]);
  };
}
