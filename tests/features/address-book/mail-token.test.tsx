/** F2a.4: the token of a mail goes along with its code, for every guarded action. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CodeCheck } from "#src/verification-codes/use-verification-codes.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

const scene = { check: "withdraw_address_add", mail: "ADDRESS_ADD" } as const;
const component = (type: string) => ({ type, target: "m***@x", required: true });

let window: ReactWindow;
let seen: CodeCheck[];
let components: readonly object[];

beforeEach(async () => {
  window = await openReactWindow();
  seen = [];
  components = [component("EMAIL"), component("GOOGLE")];
  vi.doMock("#src/bridge/server-clock.ts", () => ({ serverNow: () => 0 }));
  vi.doMock("#src/bridge/bridge.ts", () => ({
    bridge: {
      call: async (name: string) =>
        name === "risk.sendEmail"
          ? { kind: "ok", data: { emailToken: "of this mail", coolDown: 60 } }
          : { kind: "ok", data: { intercept: true, blockCode: 0, riskToken: "risk", components } },
    },
  }));
  const { useVerificationCodes } = await import("#src/verification-codes/use-verification-codes.ts");
  function Form(): ReactNode {
    seen.push(useVerificationCodes());
    return null;
  }
  await window.change(() => window.render(<Form />));
});

afterEach(async () => {
  await window.close();
  vi.doUnmock("#src/bridge/server-clock.ts");
  vi.doUnmock("#src/bridge/bridge.ts");
});

function check(): CodeCheck {
  const last = seen.at(-1);
  if (last === undefined) throw new Error("nothing is rendered");
  return last;
}

it("with the mail's code, and with nothing else", async () => {
  await window.change(() => void check().begin(scene, {}));
  await window.change(() => check().type("emailCode", "123456"));
  await window.change(() => check().type("googleCode", "654321"));
  const codes = { riskToken: "risk", googleCode: "654321" };
  expect(check().entered).toEqual({ ...codes, emailCode: "123456", emailToken: "of this mail" });
  components = [component("GOOGLE")];
  await window.change(() => void check().begin(scene, {}));
  await window.change(() => check().type("googleCode", "654321"));
  expect(check().entered).toEqual(codes);
});
