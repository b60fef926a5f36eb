import { parseAst } from "vite";

/** What i18next and its React part write in their debug mode only; their errors are none of these. */
const debugOnly = /^(?:(?:this\.logger|baseLogger)\.(?:log|warn|once|deprecate)|warnOnce)$/;

/** The code with nothing in place of each call that says something in debug mode only. */
export function withoutDebugMessages(code) {
  const calls = [];
  collect(parseAst(code), code, calls);
  return calls
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}void 0${text.slice(end)}`, code);
}

/** Outermost calls in the order of the code. */
function collect(node, code, calls) {
  if (Array.isArray(node)) for (const one of node) collect(one, code, calls);
  else if (typeof node === "object" && node !== null) {
    if (node.type === "CallExpression" && debugOnly.test(code.slice(node.callee.start, node.callee.end)))
      calls.push(node);
    else for (const part of Object.values(node)) collect(part, code, calls);
  }
}
