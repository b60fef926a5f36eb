/** D5.5. */
import { describe, expect, it } from "vitest";
import { addressGroups, shortAddress } from "#src/ui/address-groups.ts";
import { initials } from "#src/ui/layout/header-tools.tsx";
import { currentHref } from "#src/ui/layout/nav.ts";
import { menuStep } from "#src/ui/menu-panel.tsx";
import { css, cx } from "#src/ui/style.ts";
import { steppedIndex } from "#src/ui/tabs.tsx";

describe("addresses", () => {
  it("fall into fours, a rest joins the last group", () => {
    expect(addressGroups("abcdefgh")).toEqual(["abcd", "efgh"]);
    expect(addressGroups("abcdefghij")).toEqual(["abcd", "efghij"]);
    expect(addressGroups("abc")).toEqual(["abc"]);
    expect(addressGroups("0xD41f80Ac2b97E635").join("")).toBe("0xD41f80Ac2b97E635");
  });

  it("show eight and eight where there is little room", () => {
    expect(shortAddress("TQ5nXr8mVhKd2LbYpWc7sGj4RtZ9uEaF3x")).toBe("TQ5nXr8m…Z9uEaF3x");
    expect(shortAddress("short")).toBe("short");
  });
});

describe("keys", () => {
  it("move tabs the way they are seen", () => {
    expect(steppedIndex("ArrowRight", 0, 3, "ltr")).toBe(1);
    expect(steppedIndex("ArrowRight", 0, 3, "rtl")).toBe(2);
    expect(steppedIndex("ArrowLeft", 0, 3, "rtl")).toBe(1);
    expect(steppedIndex("End", 0, 3, "ltr")).toBe(2);
    expect(steppedIndex("a", 0, 3, "ltr")).toBeUndefined();
    expect(steppedIndex("ArrowRight", -1, 0, "ltr")).toBeUndefined();
  });

  it("move menus round their ends", () => {
    expect(menuStep("ArrowDown", 2, 3)).toBe(0);
    expect(menuStep("ArrowUp", 0, 3)).toBe(2);
    expect(menuStep("ArrowDown", -1, 3)).toBe(0);
    expect(menuStep("x", 0, 3)).toBe(-1);
  });
});

describe("navigation", () => {
  const hrefs = ["/user/assets", "/user/assets/exchange/index", "/user/assets/exchange"];

  it("marks the nearest place", () => {
    expect(currentHref(hrefs, "/user/assets/exchange/index")).toBe("/user/assets/exchange/index");
    expect(currentHref(hrefs, "/user/assets/exchange/index/")).toBe("/user/assets/exchange/index");
    expect(currentHref(hrefs, "/user/assets/exchange/history")).toBe("/user/assets/exchange");
    expect(currentHref(hrefs, "/user/assetsfoo")).toBeUndefined();
  });
});

describe("initials", () => {
  it.each([
    ["mira.kovac@example.com", "MK"],
    ["Zoë", "Z"],
    ["李雷", "李"],
    ["", ""],
  ])("of %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("class names", () => {
  it("leave out what is not there and keep foreign classes", () => {
    expect(cx("a", false, undefined, "b", null, "")).toBe("a b");
    expect(cx()).toBe("");
  });

  it("let the later rule win, wherever the rules were first written", () => {
    const [red, blue] = [css`color: red;`, css`color: blue;`];
    const [blueLast, redLast] = [cx(red, blue), cx(blue, red)];
    expect(blueLast).not.toContain(" ");
    expect(blueLast).not.toBe(redLast);
    expect(cx(red, blue, "mine").split(" ")).toContain("mine");
  });
});
