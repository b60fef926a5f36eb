/** F3b.4: whose addresses of Solana are a person's. */
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { hex } from "@scure/base";
import { describe, expect, it } from "vitest";
import { isEd25519Point } from "#shared/domain/address/ed25519-point.ts";

describe("a point of Ed25519", () => {
  it("is every public key", () => {
    for (let at = 0; at < 20; at += 1) {
      const { privateKey } = generateKeyPairSync("ed25519");
      const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
      expect(isEd25519Point(Buffer.from(x, "base64url"))).toBe(true);
    }
  });

  it.each([
    // The base point, and the neutral one.
    ["5866666666666666666666666666666666666666666666666666666666666666", true],
    [`01${"00".repeat(31)}`, true],
    [`02${"00".repeat(31)}`, false],
    // The prime itself: no number below it is meant.
    [`ed${"ff".repeat(30)}7f`, false],
  ])("%s: %s", (bytes, expected) => {
    expect(isEd25519Point(hex.decode(bytes))).toBe(expected);
  });

  it("is about half of all bytes", () => {
    const points = Array.from({ length: 200 }, (_, at) => isEd25519Point(new Uint8Array(32).fill(at, 0, 31)));
    expect(points.filter(Boolean).length).toBeGreaterThan(60);
    expect(points.filter(Boolean).length).toBeLessThan(140);
  });
});
