/** D3.5. */
import * as Comlink from "comlink";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { CofferError, cofferError } from "#shared/rpc/errors.ts";
import { installErrorTransfer } from "#shared/rpc/transfer.ts";

const refusal = cofferError({
  kind: "BusinessError",
  code: "700008",
  message: "quote expired",
  call: "convert.execute",
  requestId: "0123456789",
  outcome: "unknown",
});

const channels: MessageChannel[] = [];

/** What the far side exposes, called over a real channel with real structured clones. */
function across<T extends object>(api: T): Comlink.Remote<T> {
  const channel = new MessageChannel();
  channels.push(channel);
  Comlink.expose(api, channel.port1);
  return Comlink.wrap<T>(channel.port2);
}

async function thrownBy(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (thrown) {
    return thrown;
  }
  throw new Error("nothing was thrown");
}

beforeAll(() => {
  installErrorTransfer(Comlink.transferHandlers);
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.port1.close();
});

describe("an error that crosses the boundary", () => {
  it("arrives as a CofferError with all its data", async () => {
    const api = across({
      fail() {
        throw refusal;
      },
    });
    const arrived = await thrownBy(api.fail());
    expect(arrived).toBeInstanceOf(CofferError);
    expect(arrived).not.toBe(refusal);
    expect((arrived as CofferError).data).toEqual(refusal.data);
  });

  it("also when a promise rejects, and when it comes from a callback lent the other way", async () => {
    const api = across({
      async reject() {
        throw refusal;
      },
      async callBack(callback: () => unknown) {
        const arrived = await thrownBy(Promise.resolve(callback()));
        return { isCoffer: arrived instanceof CofferError, data: (arrived as CofferError).data };
      },
    });
    expect(((await thrownBy(api.reject())) as CofferError).data).toEqual(refusal.data);
    const seen = await api.callBack(
      Comlink.proxy(() => {
        throw refusal;
      }),
    );
    expect(seen).toEqual({ isCoffer: true, data: refusal.data });
  });

  it.each([
    ["a TypeError", new TypeError("x is not a function"), "TypeError", "x is not a function"],
    ["any Error", new RangeError("too far"), "other", "too far"],
    ["a text", "plain text", "other", "plain text"],
    ["nothing", undefined, "other", "undefined"],
  ])("as INTERNAL when it was %s", async (_, thrown, kind, message) => {
    const api = across({
      fail() {
        throw thrown;
      },
    });
    const arrived = (await thrownBy(api.fail())) as CofferError;
    expect(arrived).toBeInstanceOf(CofferError);
    expect(arrived.data).toMatchObject({ kind, message, code: "INTERNAL", outcome: "none" });
  });

  it("and what an end without the handler sends still arrives as an error", () => {
    const handler = Comlink.transferHandlers.get("throw");
    const foreign = { isError: true, value: { message: "old", name: "Error", stack: "" } };
    expect(() => handler?.deserialize(foreign)).toThrow("old");
  });
});

it("refuses a map without Comlink's own handler", () => {
  expect(() => installErrorTransfer(new Map())).toThrow("no handler");
});
