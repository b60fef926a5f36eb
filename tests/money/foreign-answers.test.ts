/** D10.16. */
import { expect, it } from "vitest";
import { CofferError } from "#shared/rpc/errors.ts";
import { createLyingHost, type Host, pathOf } from "./lying-host.ts";

/** An answer that need not be signed and says itself whom it was made for: a cache on the way mixed two people up. */

const profile = { id: 7 };
const host = createLyingHost({ [pathOf("profile.get")]: profile });
const anothers = "b".repeat(32);

async function end(answer: Host): Promise<unknown> {
  host.answer(answer);
  try {
    const { kind } = await host.http.call("profile.get", {}, { id: "1", exempt: false });
    return kind;
  } catch (thrown) {
    return thrown instanceof CofferError ? thrown.data.kind : thrown;
  }
}

const unsigned = (text: string, status = 200) => ({ text, signature: "", status });

it("another's profile is not ours, signed or not", async () => {
  expect(await end((sent) => unsigned(host.says(sent, profile, { bearer: anothers })))).toBe("ResponseError");
  expect(await end((sent) => host.soundly(host.says(sent, profile, { bearer: anothers })))).toBe(
    "ResponseError",
  );
});

it("that another is logged out is not ours either", async () => {
  const reported = { retCode: 10_007, bearer: anothers };
  expect(await end((sent) => unsigned(host.says(sent, null, reported), 401))).toBe("ResponseError");
  expect(await end((sent) => unsigned(host.says(sent, null, { retCode: 10_007 }), 401))).toBe("NotLoggedIn");
});

it("one that names nobody, or us, is taken", async () => {
  expect(await end((sent) => unsigned(host.says(sent, profile, { bearer: "" })))).toBe("ok");
  expect(await end((sent) => unsigned(host.says(sent, profile)))).toBe("ok");
});
