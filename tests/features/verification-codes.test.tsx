/** F2a.4. */
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CodeCheck } from "#src/verification-codes/use-verification-codes.ts";
import { openReactWindow } from "../react-window.ts";

afterEach(() => {
  vi.doUnmock("#src/bridge/bridge.ts");
  vi.doUnmock("#src/bridge/server-clock.ts");
});

it("a check that nobody is logged in for has failed, and is not waited for", async () => {
  const window = await openReactWindow();
  vi.doMock("#src/bridge/bridge.ts", () => ({ bridge: { call: async () => ({ kind: "anonymous" }) } }));
  vi.doMock("#src/bridge/server-clock.ts", () => ({ serverNow: () => 0 }));
  const { useVerificationCodes } = await import("#src/verification-codes/use-verification-codes.ts");
  const checks: CodeCheck[] = [];
  function Page(): ReactNode {
    const check = useVerificationCodes();
    checks.push(check);
    const { stage } = check;
    return stage.at === "failed" ? `failed ${stage.error.kind}` : stage.at;
  }
  await window.change(() => window.render(<Page />));
  await window.change(() => void checks.at(-1)?.begin({ check: "export", mail: "EXPORT" }, {}));
  expect(window.element.textContent).toBe("failed NotLoggedIn");
  await window.close();
});
