import type { PageHost } from "#shared/rpc/api.ts";

/** R3.19, R5.8, R9.8. */
const cookieName = "Guid";
const guidLength = 36;
const lifetimeSeconds = 120 * 60;
const path = "/";

/**
 * The client's id for guarded calls, kept in a cookie of the page. One of another length is replaced. Where cookies
 * are blocked it lives as long as the worker.
 */
export function createGuid(
  host: Pick<PageHost, "cookie" | "setCookie">,
  randomBytes: (count: number) => Uint8Array,
): () => Promise<string> {
  let made = "";
  let reading: Promise<string> | undefined;

  async function read(): Promise<string> {
    const stored = await host.cookie(cookieName).catch(() => null);
    if (stored?.length === guidLength) return stored;
    if (made === "") made = uuidOf(randomBytes(16));
    await host.setCookie(cookieName, made, lifetimeSeconds, path).catch(() => undefined);
    return made;
  }

  // Two calls at the same time must not make two ids.
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** RFC 9562 version 4 of 16 random bytes. `crypto.randomUUID` is not there outside of secure contexts. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes.slice(0, 16), (byte, at) => {
    const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, "0");
  });
  const part = (from: number, to: number): string => hex.slice(from, to).join("");
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join("-");
}
