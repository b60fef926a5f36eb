import { routeOf } from "./routes.tsx";

/** Fetches the code of a page; `path` is relative to the application's root. */
export function fetchPage(path: string): void {
  // One that fails here is fetched again, and told of, when the person goes there.
  routeOf(path)
    ?.load()
    .catch(() => undefined);
}
