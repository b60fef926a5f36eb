/** F2d.4, D7.7. */
import { describe, expect, it } from "vitest";
import { lookAlikeOf } from "#shared/domain/address/look-alike.ts";

const saved = [
  { id: "home", address: "0x7c3Ea91B5dF04f1bC9F2A1e09054Ec62aB1d4700" },
  { id: "desk", address: "0xD41f80Ac2b973dd97240EeC6A90000000000aaaa" },
];

describe("the saved address that one could be taken for", () => {
  it.each([
    ["longer the same", "0x7c3Ea0000000000000000000000000000001d4700", "home"],
    ["four and four", "0x7c3E000000000000000000000000000000004700", "home"],
    ["in another case", "0x7C3e000000000000000000000000000000004700", "home"],
    ["the saved one itself", "0x7c3Ea91B5dF04f1bC9F2A1e09054Ec62aB1d4700", undefined],
    ["another tail", "0x7c3E000000000000000000000000000000004701", undefined],
  ])("%s", (_, address, id) => {
    expect(lookAlikeOf(address, saved)?.id).toBe(id);
  });

  it("one that is saved is known, though another saved one looks like it", () => {
    const twin = { id: "twin", address: "0x7c3E000000000000000000000000000000004700" };
    expect(lookAlikeOf(twin.address, [...saved, twin])).toBeUndefined();
  });
});
