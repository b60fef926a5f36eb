import { is, SQL } from "drizzle-orm";
import {
  type ForeignKey,
  getTableConfig,
  type Index,
  type PgColumn,
  PgDialect,
  type PgTable,
} from "drizzle-orm/pg-core";

/**
 * Tables as SQL, from the definitions that queries use: a column is written once. It knows what our tables need. What has no
 * name of its own gets the one that the database gives it.
 */
export function createTables(tables: readonly PgTable[]): string {
  return tables.map(createTable).join("");
}

const dialect = new PgDialect();

/** Conditions name their columns without the table. */
const text = (condition: SQL): string => dialect.sqlToQuery(condition.inlineParams(), "indexes").sql;
const list = (columns: readonly { readonly name: string }[]): string =>
  `(${columns.map(({ name }) => name).join(", ")})`;
const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

function createTable(table: PgTable): string {
  const { name, columns, primaryKeys, uniqueConstraints, foreignKeys, checks, indexes } =
    getTableConfig(table);
  const lines = [
    ...columns.map(columnLine),
    ...primaryKeys.map((key) => `primary key ${list(key.columns)}`),
    ...uniqueConstraints.map((key) => `constraint ${key.getName()} unique ${list(key.columns)}`),
    ...foreignKeys.map(foreignKeyLine),
    ...checks.map((check) => `constraint ${check.name} check (${text(check.value)})`),
  ];
  return `create table ${name} (\n  ${lines.join(",\n  ")}\n);\n${indexes.map((index) => createIndex(name, index)).join("")}`;
}

function columnLine(column: PgColumn): string {
  const { name, enumValues, generatedIdentity: identity } = column;
  const start = identity?.sequenceOptions?.startWith;
  return [
    `${name} ${column.getSQLType()}`,
    column.notNull ? "not null" : "",
    column.hasDefault && identity === undefined ? `default ${defaultText(column)}` : "",
    identity === undefined
      ? ""
      : `generated ${identity.type === "always" ? "always" : "by default"} as identity ${start === undefined ? "" : `(start with ${start})`}`,
    column.primary ? "primary key" : "",
    column.isUnique ? "unique" : "",
    enumValues === undefined ? "" : `check (${name} in (${enumValues.map(quoted).join(", ")}))`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Figures without quotes, also where they are text on our side. */
function defaultText({ name, default: value, dataType, columnType }: PgColumn): string {
  if (is(value, SQL)) return text(value);
  if (typeof value === "number" || typeof value === "boolean" || columnType === "PgNumeric")
    return String(value);
  if (typeof value === "string") return quoted(value);
  throw new Error(`${name}: no default of ${dataType} is known here`);
}

function foreignKeyLine({ reference, onDelete, onUpdate }: ForeignKey): string {
  const { columns, foreignTable, foreignColumns } = reference();
  const target = getTableConfig(foreignTable).name;
  const actions = [onDelete, onUpdate].filter((action) => action !== undefined && action !== "no action");
  if (actions.length > 0) throw new Error(`${target}: the books are not changed by reference`);
  return `foreign key ${list(columns)} references ${target} ${list(foreignColumns)}`;
}

function createIndex(table: string, { config }: Index): string {
  const { name = "", unique, where } = config;
  const columns = config.columns.map((column) => {
    if (!("name" in column)) throw new Error(`${name}: an index over an expression is not known here`);
    return column.name;
  });
  const kind = unique ? "unique index" : "index";
  const part = where === undefined ? "" : ` where ${text(where)}`;
  return `create ${kind} ${name} on ${table} (${columns.join(", ")})${part};\n`;
}
