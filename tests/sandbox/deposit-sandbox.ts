import { afterAll, beforeAll, beforeEach } from "vitest";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Of a block, on every network. */
export const blockMs = 1000;

/** An exchange for the tests of a file, as new before each; its blocks are made by the clock that the test moves. */
export interface DepositSandbox {
  readonly under: SandboxUnderTest;
}

export function depositSandbox(): DepositSandbox {
  let under: SandboxUnderTest;
  beforeAll(async () => {
    under = await startSandbox();
  }, startMs);
  afterAll(() => under.close());
  beforeEach(async () => {
    await under.control("/sandbox/control/reset", {});
    await under.control("/sandbox/control/settings", { depositBlockMs: blockMs });
  });
  return {
    get under() {
      return under;
    },
  };
}

export async function balanced({ under }: DepositSandbox): Promise<boolean> {
  type Trial = { coins: Record<string, string>; drifted: number };
  const { coins, drifted } = await under.control<Trial>("/sandbox/control/trial-balance");
  return drifted === 0 && Object.values(coins).every((sum) => sum === "0");
}
