import type { CallInput, CallName } from "#shared/contract/index.ts";
import { Query, type QueryWorld } from "./query.ts";

/** An answer that nobody looks at any more is let go after this long: coming back to a page shows it immediately. */
const retentionMs = 300_000;

type AnyQuery = { readonly [N in CallName]: Query<N> }[CallName];

/** Every read of the page, one query for equal inputs. */
export class Queries {
  readonly #byKey = new Map<string, AnyQuery>();
  readonly #world: QueryWorld;

  constructor(world: Omit<QueryWorld, "invalidate">) {
    this.#world = { ...world, invalidate: (names, cause) => this.invalidate(names, cause) };
  }

  /** Fields of `input` in the order they are written: callers of one read write them alike. */
  of<N extends CallName>(name: N, input: CallInput<N>): Query<N> {
    const key = `${name} ${JSON.stringify(input)}`;
    const known = this.#byKey.get(key);
    // The key begins with the name, so what lies there is a query of that name.
    if (known !== undefined) return known as unknown as Query<N>;
    const query = new Query(name, input, this.#world);
    this.#byKey.set(key, query as unknown as AnyQuery);
    this.#letGoLater(key, query);
    return query;
  }

  /** Puts every answer of these calls out of date. `but` is the call whose answer says so. */
  invalidate(names: readonly CallName[] | "all", but?: CallName): void {
    for (const query of this.#byKey.values()) {
      if (query.name !== but && (names === "all" || names.includes(query.name))) query.invalidate();
    }
  }

  /** The session is over: see {@link Query.forget}. */
  forget(refetch: boolean): void {
    for (const query of this.#byKey.values()) query.forget(refetch);
  }

  /** The page is seen or online again: what is watched and no longer fresh is fetched again. */
  wake(): void {
    for (const query of this.#byKey.values()) if (query.watched) query.refresh();
  }

  /** The exchange answers again: what failed meanwhile, and is watched, is fetched again. */
  retryFailed(): void {
    for (const query of this.#byKey.values()) if (query.watched) query.retryFailed();
  }

  #letGoLater(key: string, query: { readonly watched: boolean }): void {
    this.#world.clock.after(retentionMs, () => {
      if (query.watched) this.#letGoLater(key, query);
      else this.#byKey.delete(key);
    });
  }
}
