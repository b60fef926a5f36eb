import { type Plugin, parseAst } from "vite";
import { changed, changesIn, spanOf } from "./cut-code.ts";
import { isNode, textOf } from "./top-level.ts";

/** What i18next and its React part write in their debug mode only; their errors are none of these. */
const debugOnly = /^(?:(?:this\.logger|baseLogger)\.(?:log|warn|once|deprecate)|warnOnce)$/;

/**
 * Parts of i18next without a use here: the worker loads the texts, so there is no backend to connect; values are formatted
 * before they go into a text, no text names another (tests/translations.test.ts), and the direction of a language is ours. There is one
 * instance, whose languages are loaded by the worker and never again, written as the app writes them, all of them supported, and nobody asks it how a text
 * came about or has it send on what is missing. Keys are flat and plain: none names its namespace, a path or a function.
 */
const unused: ReadonlyMap<string, string> = new Map([
  ["Connector", "class Connector extends EventEmitter { state = {}; }"],
  ["Formatter", "class Formatter { format(value) { return value; } }"],
  ["RegExpCache", ""],
]);
const unusedFunctions: ReadonlyMap<string, string> = new Map([
  ["looksLikeObjectPathRegExpCache", "looksLikeObjectPathRegExpCache = null"],
  ["looksLikeObjectPath", "looksLikeObjectPath = () => false"],
  ["deepFind", "deepFind = () => undefined"],
  ["keysFromSelector", "function keysFromSelector() {}"],
]);
const unusedMethods: ReadonlyMap<string, string> = new Map([
  ["dir", "dir() {}"],
  ["nest", "nest(text) { return text; }"],
  ["cloneInstance", "cloneInstance() {}"],
  ["getUsedParamsDetails", "getUsedParamsDetails() {}"],
  ["addResource", "addResource() {}"],
  ["addResources", "addResources() {}"],
  [
    "extractFromKey",
    `extractFromKey(key, opt) {
    const ns = opt.ns || this.options.defaultNS;
    return { key, namespaces: isString(ns) ? [ns] : ns };
  }`,
  ],
  ["loadResources", "loadResources(language, callback) { callback(null); }"],
  ["loadNamespaces", "loadNamespaces() {}"],
  ["loadLanguages", "loadLanguages() {}"],
  ["reloadResources", "reloadResources() {}"],
  ["removeResourceBundle", "removeResourceBundle() {}"],
  ["hydrate", "hydrate() {}"],
  ["deprecateBareCode", "deprecateBareCode() {}"],
  ["deprecateDottedLng", "deprecateDottedLng() {}"],
  ["removeNamespaces", "removeNamespaces() {}"],
  ["needsPlural", "needsPlural() {}"],
  ["getPluralFormsOfKey", "getPluralFormsOfKey() { return []; }"],
  ["getBestMatchFromCodes", "getBestMatchFromCodes(codes) { return codes ? codes[0] : null; }"],
  ["getSuffixes", "getSuffixes() { return []; }"],
  ["formatLanguageCode", "formatLanguageCode(code) { return code; }"],
  ["isSupportedCode", "isSupportedCode() { return true; }"],
  ["getScriptPartFromCode", "getScriptPartFromCode() {}"],
  ["getLanguagePartFromCode", "getLanguagePartFromCode() {}"],
]);

/**
 * `useTranslation` without options takes a new object for them at each render, and with it drops its subscription and takes
 * a new one in every part of the page; and it copies the instance for each part, so that a change of language is a change
 * of it: parts here look at its language.
 */
const inHook: ReadonlyMap<string, string> = new Map([
  ["dummySubscribe = () => () => {}", "dummySubscribe = () => () => {}, noProps = {}"],
  ["props = {}", "props = noProps"],
]);
const hookParts: ReadonlyMap<string, string> = new Map([
  ["createI18nWrapper", "createI18nWrapper = (original) => original"],
]);

/** The texts' packages without what no page uses of them: a quarter of their bytes, which every first visit waits for. */
export function leanTexts(): Plugin {
  return {
    name: "lean-texts",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/(i18next|react-i18next)\/dist\/es/ },
      handler: (code, id) => ({ code: leanI18next(code, id), map: null }),
    },
  };
}

/** A file's code without the parts that are unused here. Throws on another version's. */
export function leanI18next(code: string, id: string): string {
  const isHook = id.endsWith("/useTranslation.js");
  const changes = changesIn(
    parseAst(code).body,
    (node) => (isHook ? hookTextFor(node, code) : undefined) ?? textFor(node, code),
  );
  const found = changes.filter(({ text }) => text !== "void 0").length;
  const expected = isHook
    ? inHook.size + hookParts.size
    : unused.size + unusedFunctions.size + unusedMethods.size;
  // Another version may be built in another way: better no build than one that only seems lean.
  if ((isHook || id.endsWith("/i18next.js")) && found !== expected) {
    throw new Error("scripts/build/lean-texts.ts does not know this version of i18next");
  }
  return changed(code, changes);
}

function hookTextFor(node: object, code: string): string | undefined {
  if (!isNode(node) || (node.type !== "VariableDeclarator" && node.type !== "AssignmentPattern"))
    return undefined;
  return hookParts.get(textOf(node.id, "name")) ?? inHook.get(code.slice(node.start, node.end));
}

function textFor(node: object, code: string): string | undefined {
  if (!("type" in node)) return undefined;
  if (node.type === "CallExpression" && "callee" in node) {
    const { start, end } = spanOf(node.callee);
    return debugOnly.test(code.slice(start, end)) ? "void 0" : undefined;
  }
  const known = (name: unknown, all: typeof unused): string | undefined => {
    const { start, end } = spanOf(name);
    return all.get(code.slice(start, end));
  };
  if (node.type === "ClassDeclaration" && "id" in node) return known(node.id, unused);
  if ((node.type === "VariableDeclarator" || node.type === "FunctionDeclaration") && "id" in node) {
    return known(node.id, unusedFunctions);
  }
  if (node.type === "MethodDefinition" && "key" in node) return known(node.key, unusedMethods);
  return undefined;
}
