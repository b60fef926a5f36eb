/** R7.2. */
import { describe, expect, it, vi } from "vitest";
import { client, clock, execute, failure, options, server, setUpClient } from "./client-under-test.ts";

setUpClient();

describe("the timeout", () => {
  it("comes after 30 s and aborts the request", async () => {
    let aborted = false;
    server.respond((_, response) => {
      response.on("close", () => {
        aborted = true;
      });
    });
    const result = failure(client.call("convert.history", {}, options()));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    clock.advance(29_999);
    expect(aborted).toBe(false);
    clock.advance(1);
    expect(await result).toMatchObject({
      kind: "Timeout",
      code: "9000001",
      message: "Request timeout, please re-try!",
      retriable: true,
    });
    await vi.waitFor(() => expect(aborted).toBe(true));
    expect(clock.pending).toBe(0);
  });

  it("covers the body as well", async () => {
    server.respond((_, response) => {
      response.writeHead(200);
      response.write("{");
    });
    const result = failure(client.call("convert.execute", execute, options()));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    clock.advance(30_000);
    expect(await result).toMatchObject({ kind: "Timeout", outcome: "unknown", retriable: false });
  });
});

describe("cancelling", () => {
  it("ends a read at once", async () => {
    server.respond(() => undefined);
    const result = failure(client.call("convert.history", {}, { id: "mine", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    client.cancel("mine");
    expect(await result).toMatchObject({ kind: "Cancelled", code: "CANCELLED", outcome: "none" });
  });

  it("leaves a money call that had left with an unknown outcome", async () => {
    server.respond(() => undefined);
    const result = failure(client.call("convert.execute", execute, { id: "mine", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    client.cancel("mine");
    expect(await result).toMatchObject({ kind: "Cancelled", outcome: "unknown", requestId: "request-1" });
  });

  it("before anything was sent means that nothing happened", async () => {
    const result = failure(client.call("convert.execute", execute, { id: "mine", exempt: false }));
    client.cancel("mine");
    expect(await result).toMatchObject({ kind: "Cancelled", outcome: "none" });
    expect(server.seen).toEqual([]);
  });

  it("an id that nobody has does nothing", () => {
    expect(() => client.cancel("nobody")).not.toThrow();
  });

  it("one of two equal reads leaves the other; the request ends with the last", async () => {
    let closed = false;
    server.respond((_, response) => {
      response.on("close", () => {
        closed = true;
      });
    });
    const first = failure(client.call("convert.history", {}, { id: "first", exempt: false }));
    const second = failure(client.call("convert.history", {}, { id: "second", exempt: false }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    client.cancel("first");
    expect((await first).kind).toBe("Cancelled");
    expect(closed).toBe(false);
    client.cancel("second");
    expect((await second).kind).toBe("Cancelled");
    await vi.waitFor(() => expect(closed).toBe(true));
    expect(server.seen).toHaveLength(1);
  });
});
