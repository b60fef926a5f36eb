import { describe, expect, it, vi } from "vitest";
import { type Choice, type ControlParts, filterControl } from "#src/records/filter-control.ts";

const view = { coin: "BTC", id: "" };

/** A control whose parts answer what they were given. */
function spied(more: Partial<ControlParts<string>> = {}) {
  const given: Choice<string>[] = [];
  const hrefs: string[] = [];
  const keep = (choice: Choice<string>): null => {
    given.push(choice);
    return null;
  };
  const tabs: ControlParts<string>["tabs"] = ({ value, hrefOf }) => {
    hrefs.push(value, hrefOf("ETH"));
    return null;
  };
  return { control: filterControl("coin", { chip: keep, field: keep, tabs, ...more }), given, hrefs };
}

describe("a control of one filter", () => {
  it.each(["chip", "field"] as const)(
    "gives its %s the value, and changes that part of the view only",
    (part) => {
      const { control, given } = spied();
      const change = vi.fn();
      expect(control[part]({ view, change })).toBeNull();
      expect(given.map(({ value }) => value)).toEqual(["BTC"]);
      given[0]?.onChange("ETH");
      expect(change.mock.calls).toEqual([[{ coin: "ETH" }, ""]]);
    },
  );

  it("that is typed in names itself, so that typing on is one step back", () => {
    const { control, given } = spied({ typed: true });
    const change = vi.fn();
    expect(control.chip({ view, change })).toBeNull();
    given[0]?.onChange("E");
    expect(change.mock.calls).toEqual([[{ coin: "E" }, "coin"]]);
  });

  it("leads to the view with another value from its tabs", () => {
    const { control, hrefs } = spied();
    expect(control.tabs?.({ view, hrefOf: (part) => JSON.stringify(part) })).toBeNull();
    expect(hrefs).toEqual(["BTC", '{"coin":"ETH"}']);
  });

  it("has a summary only where it tells one", () => {
    expect(spied().control.summary).toBeUndefined();
    expect(spied({ summary: (value) => value.toLowerCase() }).control.summary?.(view)).toBe("btc");
  });
});
