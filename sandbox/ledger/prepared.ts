import type { Sql, TransactionSql } from "postgres";

type Runner = Pick<Sql, "unsafe">;

/**
 * The query builder sends statements that the driver would have parsed and planned anew each time. Statements with
 * parameters are few and always the same, so that the server may keep them: half of the work of a conversion.
 */
export function prepared<S extends Sql | TransactionSql>(sql: S): S {
  return new Proxy(sql, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== "function") return own;
      if (name === "unsafe") {
        const unsafe: Runner["unsafe"] = (text, values = []) =>
          target.unsafe(text, values, { prepare: values.length > 0 });
        return unsafe;
      }
      if (name !== "begin" && name !== "savepoint") return own;
      return (...args: readonly unknown[]): unknown =>
        Reflect.apply(
          own,
          target,
          args.map((one) =>
            typeof one === "function"
              ? (inner: TransactionSql): unknown => Reflect.apply(one, undefined, [prepared(inner)])
              : one,
          ),
        );
    },
  });
}
