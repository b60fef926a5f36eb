/** R7.22, F2a.4, F2d.9, F6c.6: from what an action requires to what goes along with it. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ErrorData } from "#shared/rpc/errors.ts";
import type { EnteredCodes } from "#src/verification-codes/factors.ts";
import type { CodeCheck } from "#src/verification-codes/use-verification-codes.ts";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

const scene = { check: "withdraw_address_add", mail: "ADDRESS_ADD" } as const;
const component = (type: string, part: object = {}) => ({
  type,
  target: "m***@x",
  required: true,
  ...part,
});
const passkey = (part: object = {}) =>
  component("PASSKEY", {
    ...part,
    passkey: { challenge: "x".repeat(32), rpId: "localhost", credentialIds: [] },
  });
const assertion = { credentialId: "id", clientData: "data", authenticatorData: "more", signature: "sign" };
const refusal = (retMsg: string) => ({ code: "10005", retMsg, message: "" }) as ErrorData;

let window: ReactWindow;
let seen: CodeCheck[];
let components: readonly object[];
let isHere: boolean;
let sign: (signed: object | null) => void;

beforeEach(async () => {
  window = await openReactWindow();
  seen = [];
  isHere = true;
  components = [component("EMAIL"), component("GOOGLE")];
  vi.doMock("#src/bridge/server-clock.ts", () => ({ serverNow: () => 0 }));
  vi.doMock("#src/bridge/bridge.ts", () => ({
    bridge: {
      call: async (name: string) => {
        if (!isHere) return { kind: "anonymous" };
        return name === "risk.sendEmail"
          ? { kind: "ok", data: { emailToken: "of this mail", coolDown: 60 } }
          : { kind: "ok", data: { intercept: true, blockCode: 0, riskToken: "risk", components } };
      },
    },
  }));
  vi.doMock("#src/verification-codes/passkey.ts", () => ({
    hasPasskeys: () => true,
    signWithPasskey: () =>
      new Promise((resolve) => {
        sign = resolve;
      }),
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
  vi.doUnmock("#src/verification-codes/passkey.ts");
});

function check(): CodeCheck {
  const last = seen.at(-1);
  if (last === undefined) throw new Error("nothing is rendered");
  return last;
}
const begin = (): Promise<void> => window.change(() => void check().begin(scene, {}));
const type = (field: "emailCode" | "googleCode", code: string): Promise<void> =>
  window.change(() => check().codes.type(field, code));

/** What the last proof came to; "waits" until then. */
let given: EnteredCodes | null | "waits";
async function keep(): Promise<void> {
  given = "waits";
  given = await check().prove();
}
async function prove(): Promise<typeof given> {
  await window.change(() => void keep());
  return given;
}

it("has failed where nobody is logged in, and is not waited for", async () => {
  isHere = false;
  await begin();
  expect(check().stage).toMatchObject({ at: "failed", error: { kind: "NotLoggedIn" } });
});

it("takes the mail's token along with the mail's code, and with nothing else", async () => {
  await begin();
  expect(await prove()).toBeNull();
  await type("emailCode", "123456");
  await type("googleCode", "654321");
  const codes = { riskToken: "risk", googleCode: "654321" };
  expect(await prove()).toEqual({ ...codes, emailCode: "123456", emailToken: "of this mail" });
  components = [component("GOOGLE")];
  await begin();
  await type("googleCode", "654321");
  expect(await prove()).toEqual(codes);
});

it("takes one of those that stand for each other, the one that is chosen", async () => {
  const second = { anyOf: "second" };
  components = [passkey(second), component("GOOGLE", second)];
  await begin();
  expect(check().ready).toBe(true);
  await window.change(() => check().codes.choose(0, 1));
  expect(check().ready).toBe(false);
  await type("googleCode", "654321");
  expect(await prove()).toEqual({ riskToken: "risk", googleCode: "654321" });
});

it("passes over a passkey that nothing is told of to sign where the mail's code is enough", async () => {
  components = [component("EMAIL"), component("PASSKEY", { required: false })];
  await begin();
  await type("emailCode", "123456");
  expect(check().codes.impossible).toBe(false);
  expect(await prove()).toMatchObject({ riskToken: "risk", emailCode: "123456" });
});

it("says that a passkey that nothing is told of to sign cannot be given here where it is required", async () => {
  components = [component("EMAIL"), component("PASSKEY")];
  await begin();
  await type("emailCode", "123456");
  expect([check().codes.impossible, check().ready]).toEqual([true, false]);
  expect(await prove()).toBeNull();
});

it("offers what stands for a passkey that nothing is told of to sign", async () => {
  const second = { anyOf: "second" };
  components = [component("PASSKEY", second), component("GOOGLE", second)];
  await begin();
  expect(check().codes.impossible).toBe(false);
  await type("googleCode", "654321");
  expect(await prove()).toEqual({ riskToken: "risk", googleCode: "654321" });
});

it("has a passkey signed with at the last moment; who gives up is asked again", async () => {
  components = [passkey()];
  await begin();
  expect(await prove()).toBe("waits");
  expect(check().stage.at).toBe("signing");
  expect(check().ready).toBe(false);
  await window.change(() => sign(null));
  expect([check().stage.at, check().fault, check().ready]).toEqual(["codes", "passkey", true]);
  await prove();
  await window.change(() => sign(assertion));
  expect(given).toEqual({ riskToken: "risk", passkey: assertion });
  expect(check().fault).toBeNull();
});

it("proves nothing with a signature that comes after it was left", async () => {
  components = [passkey()];
  await begin();
  await prove();
  await window.change(() => check().reset());
  await begin();
  await window.change(() => sign(assertion));
  expect(given).toBeNull();
  expect(check().stage.at).toBe("codes");
});

it("has a wrong code typed anew, and what was right stays", async () => {
  await begin();
  await type("emailCode", "123456");
  await type("googleCode", "654321");
  await window.change(() => check().refused(refusal("googleCode: wrong")));
  expect([check().fault, check().codes.typed]).toEqual([
    "googleCode",
    { emailCode: "123456", googleCode: "" },
  ]);
  await type("googleCode", "1");
  expect(check().fault).toBeNull();
});

it("is over as a whole where its token is, or where it asked for less than is wanted by now", async () => {
  for (const words of ["riskToken: over", "smsCode: missing", "wrong"]) {
    await begin();
    await type("emailCode", "123456");
    await window.change(() => check().refused(refusal(words)));
    expect([check().fault, check().codes.typed, check().ready]).toEqual(["over", {}, false]);
  }
});

const ends: readonly (readonly [string, (of: CodeCheck) => void, boolean])[] = [
  ["an action of which nothing is said", () => undefined, true],
  ["an action that was left", (of) => of.reset(), true],
  ["an action that was refused for something else", (of) => of.untaken(), false],
  ["an action that called a code wrong", (of) => of.refused(refusal("googleCode: wrong")), false],
  ["an action whose check was over", (of) => of.refused(refusal("riskToken: over")), false],
];
it.each(ends)(
  "offers the mail's code again only where it was not taken: of %s",
  async (_what, end, spent) => {
    await begin();
    await type("emailCode", "123456");
    await type("googleCode", "654321");
    const { lastMail } = await import("#src/verification-codes/mail-tokens.ts");
    const { pageClock } = await import("#src/bridge/clock.ts");
    expect(lastMail("ADDRESS_ADD", pageClock.now())).toMatchObject({ spent: false });
    await prove();
    await window.change(() => end(check()));
    expect(lastMail("ADDRESS_ADD", pageClock.now())).toMatchObject({ spent });
  },
);
