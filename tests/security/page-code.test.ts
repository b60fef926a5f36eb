/** D7.3, and the browsers of docs/browsers.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Everything that runs in a browser, by its path. */
const code: ReadonlyMap<string, string> = new Map(
  ["src", "worker", "shared", "public"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|tsx|js)$/.test(name))
      .map((name): [string, string] => [`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")]),
  ),
);

function filesWith(pattern: RegExp): readonly string[] {
  return [...code].filter(([, text]) => pattern.test(text)).map(([name]) => name);
}

/** What one of Chrome 114, Safari 17 and Firefox 125 lacks. */
const younger = new RegExp(
  [
    String.raw`\bURL\.(?:canParse|parse)\(`,
    String.raw`\bAbortSignal\.any\(`,
    String.raw`\bPromise\.(?:try|withResolvers)\b`,
    String.raw`\b(?:Object|Map)\.groupBy\(`,
    String.raw`\bArray\.fromAsync\(`,
    String.raw`\bIterator\.(?:from|concat)\(`,
    // An iterator's own helpers.
    String.raw`\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|flatMap|take|drop|some|every|find|reduce|forEach|toArray)\(`,
    // `v` is valibot.
    String.raw`(?<!\bv)\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\.(?:toHex|fromHex|toBase64|fromBase64|moveBefore|checkVisibility)\(`,
    String.raw`\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise)\(`,
    String.raw`\bIntl\.DurationFormat\b|\bTemporal\.`,
  ].join("|"),
);

describe("what runs in a browser", () => {
  it("is found", () => {
    expect(code.size).toBeGreaterThan(400);
    expect(filesWith(/createRoot\(/)).toContain("src/app/main.tsx");
  });

  test.each([
    [
      "text that becomes HTML",
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc/,
    ],
    ["text that becomes code", /\beval\(|new Function\(|setTimeout\(\s*["'`]|\bjavascript:/],
    ["markup that is parsed", /DOMParser|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe/],
    ["the window's name, which outlives a visit to another site", /\bwindow\.name\b|\bself\.name\b/],
    ["a window that another page could steer", /window\.open\(|\bopener\b(?!")/],
    ["a message to whoever listens", /postMessage\([^)]*["']\*["']/],
    ["a named element as a global", /document\.(?:forms|anchors|embeds|all)\b|window\[["'`]/],
  ])("has no %s", (_what, pattern) => {
    const found = filesWith(pattern);
    // Scripts of other tools are none of ours.
    expect(found).toEqual([]);
  });

  it("calls nothing that is younger than the oldest browsers it is for: a build lowers syntax, never a name", () => {
    // It asks for `moveBefore`, and has another way without.
    expect(filesWith(younger)).toEqual(["src/ui/top-layer.ts"]);
  });

  it("receives messages at known places only, and looks at their origin where something is read from them", () => {
    /** Why each may listen. */
    const known: Readonly<Record<string, string>> = {
      "src/bridge/tab-channel.ts": "news of other tabs, by origin; their form is their reader's to look at",
      "src/mini-program/channel.ts": "the messaging app's parent frame, by source, origin and form",
      "worker/feed/web-socket.ts": "a socket has one other end",
    };
    const listening = filesWith(/addEventListener\(\s*"message"|\.onmessage\b/);
    expect(listening.filter((name) => !(name in known))).toEqual([]);
    for (const name of ["src/bridge/tab-channel.ts", "src/mini-program/channel.ts"]) {
      expect(code.get(name)).toMatch(/\borigin\b/);
    }
  });

  it("starts scripts in two places, both past the one policy", () => {
    expect(filesWith(/createElement\("script"\)|new Worker\(/)).toEqual([
      "src/app/support-module.ts",
      "src/bridge/spawn.ts",
    ]);
    expect(filesWith(/createPolicy\(/)).toEqual(["src/bridge/spawn.ts"]);
  });

  it("opens other windows without a way back", () => {
    for (const name of filesWith(/_blank/)) expect(code.get(name)).toContain("noopener noreferrer");
  });
});

describe("the document", () => {
  const html = readFileSync(join(root, "index.html"), "utf8");

  it("has no inline script, style or handler, and nothing of another host", () => {
    const scripts = html.match(/<script[^>]*>[^<]*/g) ?? [];
    expect(
      scripts.filter((one) => !/\bsrc="\//.test(one) && !one.includes('type="application/json"')),
    ).toEqual([]);
    expect(html).not.toMatch(/\son\w+=|\sstyle=|<style|https?:\/\/|<base/i);
  });
});
