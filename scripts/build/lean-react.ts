import type { Plugin } from "vite";

const marks = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
/** Hydration, suspense (of three kinds) and selective hydration. */
const count = 5;

/**
 * The errors that React makes when it is loaded are marks: they are compared, thrown to itself and never shown. As errors
 * each has its stack taken, which costs a look at every function on it: the whole script is parsed a second time wherever
 * someone watches (devtools, Lighthouse), 90 ms on a quick machine. The same marks without a stack.
 */
export function leanReact(): Plugin {
  return {
    name: "lean-react",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  };
}

function withoutStacks(code: string): string {
  if ([...code.matchAll(marks)].length !== count) {
    throw new Error("scripts/build/lean-react.ts does not know this version of React");
  }
  return code.replaceAll(marks, "$1 = Object.create(Error.prototype, { message: { value: $2 } })");
}
