// @vitest-environment happy-dom
// D8.2.
import { beforeEach, describe, expect, it } from "vitest";
import { turnsOver } from "#src/lazy/turns.ts";
import { beginRendering, css, cx } from "#src/ui/style.ts";

const rulesWith = (name: string): string[] =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText.replace(/\s+/g, " "))
    .filter((text) => text.includes(`.${name}`));

describe("merged classes", () => {
  beforeEach(() => beginRendering());

  it("say of the element first what all of them say, then what belongs to a state or a width", async () => {
    const wide = css`padding: 16px; @media (max-width: 600px) { padding: 8px; } &:hover { color: red; }`;
    const flat = css`padding: 0; margin: 0;`;
    const merged = cx(wide, flat);
    // A render's own: there before its turn.
    const [itself = "", narrow = "", hover = "", ...more] = rulesWith(merged);
    expect(itself).toMatch(/padding: 16px;.*padding: 0|padding: 0(px)?;.*margin: 0/);
    expect(narrow).toContain("@media");
    expect(hover).toContain(":hover");
    expect(more).toEqual([]);
    await turnsOver();
  });

  it("of merged classes are merged once more, and foreign ones stay", () => {
    const [red, blue, big] = [css`color: red;`, css`color: blue;`, css`font-size: 2rem;`];
    const merged = cx(cx(red, blue), "mine", big).split(" ");
    expect(merged).toHaveLength(2);
    expect(merged).toContain("mine");
    const own = merged.find((one) => one !== "mine") ?? "";
    expect(rulesWith(own).join(" ")).toMatch(/color: blue;.*font-size: 2rem/);
  });

  it("whose module has not had its turn are there before they are painted", async () => {
    const late = css`outline: 3px solid red;`;
    expect(rulesWith(late)).toEqual([]);
    const element = document.createElement("p");
    element.className = late;
    document.body.append(element);
    await Promise.resolve();
    expect(rulesWith(late)).toHaveLength(1);
  });
});
