import { describe, expect, it } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";

describe("loading one call", () => {
  it("gives the definition that the whole contract has", async () => {
    for (const [name, call] of Object.entries<CallDefinition>(httpCalls)) {
      expect(await loadCall(name), name).toBe(call);
    }
  });

  it.each(["", "convert", "convert.nothing", "toString", "__proto__"])("knows no call %j", async (name) => {
    expect(await loadCall(name)).toBeUndefined();
  });
});
