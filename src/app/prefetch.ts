import type { OnCode } from "./route.ts";
import { routeOf } from "./routes.tsx";

/** Fetches the code of a page; `path` is relative to the application's root. Settles when it is there, or cannot be had. */
export async function fetchPage(path: string, onCode?: OnCode): Promise<void> {
  // One that fails here is fetched again, and told of, when the person goes there.
  await routeOf(path)
    ?.load(onCode)
    .catch(() => undefined);
}
