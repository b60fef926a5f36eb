/** R1.1, R2.1-R2.5. */
import { expect, it, vi } from "vitest";
import { navGroups, routeKey, routeOf, routes } from "#src/app/routes.tsx";

// The texts come through the bridge, which wants a document.
vi.mock("#src/i18n/page-texts.ts", () => ({ textsOf: async () => undefined }));

it("has one route for each path, and every path leads to its route", () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(routeOf(path)?.path).toBe(path);
});

it("reads a path with or without its last slash, and knows what is no route", () => {
  expect(routeOf("/exchange/index/")?.path).toBe("/exchange/index");
  expect(routeOf("")?.path).toBe("/");
  expect(routeOf("/exchange")).toBeUndefined();
});

it("knows a part that varies, and one that may be missing", () => {
  const special = routeOf("/exchange/lwb-exchange/usdt-usdc")?.path;
  expect(special).toBe("/exchange/lwb-exchange/:id?");
  expect(routeOf("/exchange/lwb-exchange")?.path).toBe(special);
  expect(routeOf("/exchange/lwb-exchange/")?.path).toBe(special);
  expect(routeOf("/exchange/lwb-exchange/history/usdt-usdc/")?.path).toBe(
    "/exchange/lwb-exchange/history/:id",
  );
  expect(routeOf("/exchange/lwb-exchange/a/b")).toBeUndefined();
  expect(routeOf("/exchange/lwb-exchanges")).toBeUndefined();
  expect(routeOf("/x/exchange/index")).toBeUndefined();
});

it("leads back and aside to routes only", () => {
  const targets = routes.flatMap(({ task }) => (task ? [task.backTo, task.aside ?? task.backTo] : []));
  expect(targets.filter((target) => routeOf(target) === undefined)).toEqual([]);
});

it("lists routes only under captions that exist", () => {
  const groups = new Set<string | undefined>([undefined, ...navGroups.map(({ id }) => id)]);
  expect(routes.filter(({ group }) => !groups.has(group))).toEqual([]);
});

it.each([
  ["/", "overview"],
  ["/exchange/index", "exchange/index"],
  ["/exchange/history/", "exchange/history"],
  ["/exchange/lwb-exchange", "exchange/lwb-exchange"],
  ["/exchange/lwb-exchange/8412", "exchange/lwb-exchange"],
  ["/exchange/lwb-exchange/history/8412", "exchange/lwb-exchange/history"],
  ["/a@b.com", "not-found"],
])("calls %s %s: never empty, never with an id", (path, key) => {
  expect(routeKey(path)).toBe(key);
});
