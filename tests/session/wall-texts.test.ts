import { describe, expect, it } from "vitest";
import { wallTexts } from "#src/session/wall-texts.ts";

const origin = "https://exchange.example";
const none = { title: "", link: "", foreignHost: "" };

describe("what a compliance refusal says beside its reason (R6.6, R8.5)", () => {
  it("is title and link, as far as they are there", () => {
    const said = { title: " Closed ", reason: "A rule", link: "/rules?x=1", more: 1 };
    const link = `${origin}/rules?x=1`;
    expect(wallTexts(said, origin)).toEqual({ ...none, title: "Closed", link });
  });

  it("has a title that leaves room for the reason", () => {
    const words = "closed ".repeat(2_000);
    expect(wallTexts({ title: words }, origin).title).toBe(words.slice(0, 200));
  });

  it("is nothing for any other shape", () => {
    for (const result of [null, undefined, "text", 5, [], { title: 1, link: [] }]) {
      expect(wallTexts(result, origin)).toEqual(none);
    }
  });

  it("links to web pages only, to others' over TLS", () => {
    const plain = ["http://rules.example/page", "http://exchange.example/rules"];
    for (const link of ["javascript:alert(1)", "data:text/html,x", "http://", " ", ...plain]) {
      expect(wallTexts({ link }, origin)).toEqual(none);
    }
  });

  it("links to the own origin however it is served", () => {
    const own = "http://localhost:4400";
    expect(wallTexts({ link: "/rules" }, own).link).toBe(`${own}/rules`);
  });

  it("names the host of a page that is not the exchange's own", () => {
    for (const [link, foreignHost] of [
      ["/rules", ""],
      ["https://exchange.example/rules", ""],
      ["https://rules.example/page", "rules.example"],
      ["//rules.example", "rules.example"],
      ["\\\\rules.example", "rules.example"],
      ["https://exchange.example:8443/", "exchange.example:8443"],
      ["https://exchange.example.evil.example/", "exchange.example.evil.example"],
      // A Cyrillic letter in place of the first e: shown as browsers write it, not as it looks.
      ["https://\u0435xchange.example/", "xn--xchange-6gg.example"],
    ]) {
      expect(wallTexts({ link }, origin).foreignHost).toBe(foreignHost);
    }
  });

  it("follows no link that hides its host behind credentials", () => {
    for (const link of ["https://exchange.example@evil.example/", "https://a:b@exchange.example/"]) {
      expect(wallTexts({ link }, origin)).toEqual(none);
    }
  });
});
