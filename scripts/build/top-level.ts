/** A node of a parsed module, as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The node and all below it that `pick` wants; what is below a node that was picked is not looked at. */
export function findAll(within: unknown, pick: (node: Node) => boolean): readonly Node[] {
  if (Array.isArray(within)) return within.flatMap((one) => findAll(one, pick));
  if (typeof within !== "object" || within === null) return [];
  if (isNode(within) && pick(within)) return [within];
  return Object.values(within).flatMap((part) => findAll(part, pick));
}

export interface Imported {
  readonly source: string;
  readonly name: string;
}

/** What a module names at its top. */
export interface TopLevel {
  /** Declarations by what they declare. */
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, Imported>;
}

export function topLevelOf(body: readonly unknown[]): TopLevel {
  const declared = new Map<string, Node>();
  const imported = new Map<string, Imported>();
  for (const statement of body.filter(isNode)) {
    if (statement.type === "ImportDeclaration") {
      for (const one of nodesOf(statement.specifiers)) {
        const name = one.type === "ImportSpecifier" ? textOf(one.imported, "name") : "default";
        imported.set(textOf(one.local, "name"), { source: textOf(statement.source, "value"), name });
      }
      continue;
    }
    const inner = isNode(statement.declaration) ? statement.declaration : statement;
    if (inner.type === "FunctionDeclaration") declared.set(textOf(inner.id, "name"), inner);
    for (const one of inner.type === "VariableDeclaration" ? nodesOf(inner.declarations) : []) {
      for (const id of findAll(one.id, ({ type }) => type === "Identifier")) {
        declared.set(textOf(id, "name"), inner);
      }
    }
  }
  return { declared, imported };
}

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export function textOf(node: unknown, key: string): string {
  const value = isNode(node) ? node[key] : undefined;
  return typeof value === "string" ? value : "";
}

/** Every name that stands in it: more than it needs, since keys of objects are names too. */
export const namesIn = (node: unknown): readonly string[] =>
  findAll(node, ({ type }) => type === "Identifier").map((id) => textOf(id, "name"));
