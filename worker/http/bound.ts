import type { Bind } from "#shared/contract/binding.ts";
import { Decimal, isDecimalText } from "#shared/domain/decimal.ts";
import type { Fields } from "./fields.ts";

/** The first of the bindings that an answer breaks, as the path of its field; "" when it answers the request. */
export function brokenBind(binds: readonly Bind[], request: Fields, answer: unknown): string {
  const broken = binds.find((bind) => !holds(bind, request, answer));
  return broken?.answer ?? "";
}

function holds(
  { answer: path, request: requestPath, as, when, optional, orNone }: Bind,
  request: Fields,
  answer: unknown,
): boolean {
  if (when !== undefined && request[when[0]] !== request[when[1]]) return true;
  const [wanted] = valuesAt(request, requestPath);
  const values = valuesAt(answer, path);
  if (wanted === undefined) return orNone !== true || values.every((value) => (value ?? "") === "");
  return values.every((value) => {
    if (value === undefined) return optional === true;
    if (as === "one of") return listOf(wanted).includes(value);
    return as === "amount" ? sameAmount(wanted, value) : JSON.stringify(value) === JSON.stringify(wanted);
  });
}

/** A list, or the text of one with commas. */
function listOf(wanted: unknown): readonly unknown[] {
  if (typeof wanted === "string") return wanted.split(",");
  return Array.isArray(wanted) ? wanted : [];
}

function sameAmount(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  return isDecimalText(one) && isDecimalText(other) && new Decimal(one).eq(other);
}

/** What lies at a path; a step with `[]` is each row of a list. Undefined where there is nothing. */
function valuesAt(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value];
  for (const step of path.split(".")) {
    const name = step.replace("[]", "");
    found = found.map((one) => fieldOf(one, name));
    if (step.endsWith("[]")) found = found.flatMap((one) => (Array.isArray(one) ? one : [undefined]));
  }
  return found;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
