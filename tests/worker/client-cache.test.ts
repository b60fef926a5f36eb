/** R9.3. */
import { describe, expect, it, vi } from "vitest";
import type { Invalidated } from "#worker/http/invalidation.ts";
import {
  become,
  client,
  clock,
  coins,
  execute,
  executed,
  failure,
  options,
  server,
  setUpClient,
  succeedWith,
  wall,
} from "./client-under-test.ts";
import { btc } from "./convert-fixtures.ts";
import { answer } from "./http-server.ts";

setUpClient();

describe("equal reads", () => {
  it("share one request, but not with another input", async () => {
    succeedWith({ list: [], total: 0 });
    await Promise.all([
      client.call("convert.history", { index: 1 }, options()),
      client.call("convert.history", { index: 1 }, options()),
      client.call("convert.history", { index: 2 }, options()),
    ]);
    expect(server.seen).toHaveLength(2);
  });

  it("share it across exempt and other pages, each with its own answer", async () => {
    server.respond((_, response) => answer(response, { ret_code: 10007, result: {} }));
    const [exempt, other] = await Promise.all([
      client.call("profile.get", {}, options(true)),
      failure(client.call("profile.get", {}, options(false))),
    ]);
    expect(exempt.kind).toBe("anonymous");
    expect(other.kind).toBe("NotLoggedIn");
    expect(server.seen).toHaveLength(1);
  });

  it("are no money calls: each of those is sent", async () => {
    succeedWith(executed);
    await Promise.all([
      client.call("convert.execute", execute, options()),
      client.call("convert.execute", execute, options()),
    ]);
    expect(server.seen).toHaveLength(2);
  });
});

describe("kept answers", () => {
  const read = () => client.call("convert.coins", coins, options());

  it("do not last over a sleep that stopped the monotonic clock", async () => {
    succeedWith({ coins: [] });
    await read();
    wall.sleptMs = 3_600_000;
    await read();
    expect(server.seen).toHaveLength(2);
    await read();
    expect(server.seen).toHaveLength(2);
  });

  it("do not last over a wall clock that was set back meanwhile", async () => {
    succeedWith({ coins: [] });
    await read();
    wall.sleptMs = -3_600_000;
    clock.advance(3_601_000);
    await read();
    expect(server.seen).toHaveLength(2);
  });

  it("last for the call's time", async () => {
    succeedWith({ coins: [] });
    await read();
    clock.advance(59_999);
    await read();
    expect(server.seen).toHaveLength(1);
    clock.advance(1);
    await read();
    expect(server.seen).toHaveLength(2);
  });

  it("are not kept for calls that do not say so, nor of failures", async () => {
    succeedWith({ list: [], total: 0 });
    await client.call("convert.history", {}, options());
    await client.call("convert.history", {}, options());
    expect(server.seen).toHaveLength(2);
    server.respond((_, response) => answer(response, { ret_code: 5, result: {} }));
    await failure(read());
    await failure(read());
    expect(server.seen).toHaveLength(4);
  });

  it("are at most 20, the ones used last", async () => {
    server.respond((request, response) => {
      const name = request.url.searchParams.get("name") ?? "";
      answer(response, { ret_code: 0, result: { name, rate: "1", updatedAt: "1700000000000" } });
    });
    const rate = (name: string) => client.call("profile.exchangeRate", { name }, options());
    await rate("first");
    await rate("second");
    for (let index = 0; index < 18; index += 1) await rate(`C${index}`);
    await rate("first");
    expect(server.seen).toHaveLength(20);
    await rate("one more");
    await rate("first");
    expect(server.seen).toHaveLength(21);
    await rate("second");
    expect(server.seen).toHaveLength(22);
  });

  it("go when a call makes them out of date, and those who ask are notified", async () => {
    const reported: Invalidated[] = [];
    client.onInvalidated((calls) => reported.push(calls));
    succeedWith({ coins: [] });
    await read();
    succeedWith(executed);
    const result = await client.call("convert.execute", execute, options());
    expect(result).toMatchObject({
      invalidates: [
        "convert.coins",
        "convert.limit",
        "convert.history",
        "assets.overview",
        "assets.unifiedBalance",
      ],
    });
    expect(reported).toEqual([
      ["convert.coins", "convert.limit", "convert.history", "assets.overview", "assets.unifiedBalance"],
    ]);
    succeedWith({ coins: [] });
    await read();
    expect(server.seen).toHaveLength(3);
  });

  it("go when a money call's answer was lost, but not when it was refused", async () => {
    succeedWith({ coins: [] });
    await read();
    server.respond((_, response) => answer(response, { ret_code: 700_008, result: {} }));
    await failure(client.call("convert.execute", execute, options()));
    await read();
    expect(server.seen).toHaveLength(2);
    server.respond((_, response) => response.destroy());
    await failure(client.call("convert.execute", execute, options()));
    succeedWith({ coins: [] });
    await read();
    expect(server.seen).toHaveLength(4);
  });

  it("of before a change are neither kept nor shared when they arrive after it", async () => {
    const held: ((balance: string) => void)[] = [];
    server.respond((request, response) => {
      if (request.url.pathname.endsWith("execute"))
        return answer(response, { ret_code: 0, result: executed });
      held.push((balance) => answer(response, { ret_code: 0, result: { coins: [{ ...btc, balance }] } }));
    });
    const early = read();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await client.call("convert.execute", execute, options());
    const late = read();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.("1");
    expect(await late).toMatchObject({ data: { coins: [{ balance: "1" }] } });
    held[0]?.("2");
    expect(await early).toMatchObject({ data: { coins: [{ balance: "2" }] } });
    expect(await read()).toMatchObject({ data: { coins: [{ balance: "1" }] } });
    expect(held).toHaveLength(2);
  });

  it("are another person's never: a new token, or a logout, starts afresh", async () => {
    succeedWith({ coins: [] });
    await read();
    become("token-2");
    await read();
    expect(server.seen).toHaveLength(2);
    become("token-1");
    await read();
    expect(server.seen).toHaveLength(3);
    succeedWith({});
    await client.call("profile.logout", {}, options());
    succeedWith({ coins: [] });
    await read();
    expect(server.seen).toHaveLength(5);
  });
});
