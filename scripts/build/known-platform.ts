import type { Plugin } from "vite";

/** What is asked of the browser, and the answer of each that the build is for (docs/browsers.md). */
type Known = readonly (readonly [question: string, answer: string])[];

const globalFunction = (name: string): readonly [string, string] => [`"function" === typeof ${name}`, "true"];
/** None of these events has another name with a vendor's prefix. */
const ownName = (event: string): readonly [string, string] => [
  `getVendorPrefixedEventName("${event}")`,
  `"${event}"`,
];

const reactDom: Known = [
  ["Math.clz32 ? Math.clz32 : clz32Fallback", "Math.clz32"],
  [`"function" === typeof Object.is ? Object.is : is`, "Object.is"],
  [`"undefined" !== typeof AbortController`, "true"],
  globalFunction("reportError"),
  globalFunction("queueMicrotask"),
  // Internet Explorer: events of input and composition, and what its documents were called.
  ["if (isInputEventSupported)", "if (true)"],
  ["(useFallbackCompositionData &&", "(false &&"],
  [`return useFallbackCompositionData && "ko" !== nativeEvent.locale`, "return false"],
  ["if (canUseCompositionEvent)", "if (true)"],
  ["(!canUseCompositionEvent &&", "(false &&"],
  [`"TextEvent" in window && !documentMode`, `"TextEvent" in window`],
  [`if (!isSupported$jscomp$inline_474)`, "if (false)"],
  [`(!document.documentMode || 9 < document.documentMode)`, "true"],
  [`(documentMode = document.documentMode)`, "true"],
  [`"documentMode" in document && 11 >= document.documentMode`, "false"],
  [`"AnimationEvent" in window ||`, "true ||"],
  [`"TransitionEvent" in window ||`, "true ||"],
  ...["animationend", "animationiteration", "animationstart"].map(ownName),
  ...["transitionrun", "transitionstart", "transitioncancel", "transitionend"].map(ownName),
  ["if (skipSelectionChangeEvent) break;", ""],
  ["!passiveBrowserEventsSupported ||", "false ||"],
];

const react: Known = [globalFunction("reportError")];

const scheduler: Known = [
  [`"object" === typeof performance && "function" === typeof performance.now`, "true"],
  [`"function" === typeof localSetImmediate`, "false"],
  [`"undefined" !== typeof MessageChannel`, "true"],
];

const packages: readonly (readonly [id: RegExp, known: Known])[] = [
  [/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/, reactDom],
  [/node_modules\/react\/cjs\/react\.production\.js$/, react],
  [/node_modules\/scheduler\/cjs\/scheduler\.production\.js$/, scheduler],
];

/**
 * React brings along what stands in for missing parts of a browser, and asks for each whether it is missing. With the
 * answers in their place the minifier leaves it out. A version of React that asks otherwise ends the build.
 */
export function knownPlatform(): Plugin {
  return {
    name: "known-platform",
    apply: "build",
    transform: {
      filter: { id: packages.map(([id]) => id) },
      handler: (code, id) => ({ code: withAnswers(id, code), map: null }),
    },
  };
}

/** The code of one of these files. Throws when a question is not in it exactly once. */
export function withAnswers(id: string, code: string): string {
  const [, known = []] = packages.find(([of]) => of.test(id)) ?? [];
  return known.reduce((text, [question, answer]) => {
    const [before = "", after, another] = text.split(question);
    if (after === undefined || another !== undefined) {
      throw new Error(`scripts/build/known-platform.ts does not know this version of React: ${question}`);
    }
    return `${before}${answer}${after}`;
  }, code);
}
