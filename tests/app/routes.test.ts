import { expect, it } from "vitest";
import { navGroups, routeOf, routes } from "#src/app/routes.tsx";

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

it("leads back and aside to routes only", () => {
  const targets = routes.flatMap(({ task }) => (task ? [task.backTo, task.aside ?? task.backTo] : []));
  expect(targets.filter((target) => routeOf(target) === undefined)).toEqual([]);
});

it("lists routes only under captions that exist", () => {
  const groups = new Set<string | undefined>([undefined, ...navGroups.map(({ id }) => id)]);
  expect(routes.filter(({ group }) => !groups.has(group))).toEqual([]);
});
