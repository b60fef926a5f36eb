import { describe, expect, it } from "vitest";
import { wallWords } from "#src/app/wall-words.ts";

const origin = "https://exchange.example";
const none = { title: "", reason: "", link: "" };

describe("what a compliance refusal says (spec section 8, code 10024)", () => {
  it("is title, reason and link, as far as they are there", () => {
    const said = { title: " Closed ", reason: "A rule", link: "/rules?x=1", more: 1 };
    const link = `${origin}/rules?x=1`;
    expect(wallWords(said, origin)).toEqual({ title: "Closed", reason: "A rule", link });
    expect(wallWords({ reason: "A rule" }, origin)).toEqual({ ...none, reason: "A rule" });
  });

  it("is nothing for any other shape", () => {
    for (const result of [null, undefined, "text", 5, [], { title: 1, reason: {}, link: [] }]) {
      expect(wallWords(result, origin)).toEqual(none);
    }
  });

  it("links to web pages only", () => {
    for (const link of ["javascript:alert(1)", "data:text/html,x", "http://", " "]) {
      expect(wallWords({ link }, origin).link).toBe("");
    }
  });
});
