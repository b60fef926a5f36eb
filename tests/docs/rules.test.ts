import { describe, expect, it } from "vitest";
import { citedIn, readCitations, readRules, unknownCitations } from "../../scripts/rules.mjs";

// Numbers of these examples are put together, so that they are no citations of this file.
const dot = ".";

describe("docs/spec.md", () => {
  const rules = readRules();

  it("has each number once", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("has every rule that code and tests cite", () => {
    const citations = readCitations();
    expect([...citations].filter(([, ids]) => ids.length > 0).length).toBeGreaterThan(300);
    expect(unknownCitations(rules, citations)).toEqual([]);
  });
});

describe("a rule", () => {
  it("is planned in a section that is not built yet, up to the next heading", () => {
    const text = [
      "## R1",
      `- **R1${dot}1** a`,
      "### Later",
      "Not built yet.",
      `- **R1${dot}2** b`,
      "## R2",
      `- **R2${dot}1** c`,
    ];
    expect(readRules(text.join("\n"))).toEqual([
      { id: `R1${dot}1`, planned: false },
      { id: `R1${dot}2`, planned: true },
      { id: `R2${dot}1`, planned: false },
    ]);
  });
});

describe("a citation", () => {
  it.each([
    [`(R4${dot}2)`, [`R4${dot}2`]],
    [`F2b${dot}10 and D1${dot}1: why`, [`F2b${dot}10`, `D1${dot}1`]],
    [`R4${dot}2-R4${dot}4`, [`R4${dot}2`, `R4${dot}3`, `R4${dot}4`]],
    [`of F5${dot}*, and`, [`F5${dot}*`]],
    ["version 4.2, R4 and a figure of 5.1", []],
  ])("in %j is read", (text, cited) => {
    expect(citedIn(text)).toEqual(cited);
  });

  it("of a number or a section that is not there is named with its file", () => {
    const rules = [{ id: `R4${dot}2`, planned: false }];
    const citations = new Map([["src/a.ts", [`R4${dot}2`, `R4${dot}9`, `R4${dot}*`, `F5${dot}*`]]]);
    expect(unknownCitations(rules, citations)).toEqual([`src/a.ts: R4${dot}9`, `src/a.ts: F5${dot}*`]);
  });
});
