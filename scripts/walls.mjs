import { join } from "node:path";
import { importsOf, sourceFiles, valueImportsOf } from "./walls/imports.mjs";
import { neverRuns, ownPlaces, walls } from "./walls/rules.mjs";

/**
 * Checks the walls of the project at `root` and that no files import each other in a circle, whatever the kind of import.
 * `npm run lint` runs it.
 */
export function faultsOf(root) {
  const graph = new Map(sourceFiles(root).map((file) => [file, importsOf(root, file)]));
  const crossings = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((target) => !mayImport(file, target))
      .map((target) => ({
        file,
        fault: `imports ${target}: ${wallOf(file)?.why ?? "no rule for this folder"}`,
      })),
  );
  return [...crossings, ...broughtAlong(root, [...graph.keys()]), ...circlesOf(graph)];
}

/** Imports that reach, by what runs, a package that never runs on that thread: told of the file where they leave its folder. */
function broughtAlong(root, files) {
  const graph = new Map(files.map((file) => [file, valueImportsOf(root, file)]));
  const pathTo = (wanted, from, seen) => {
    if (from === wanted) return [from];
    if (seen.has(from)) return [];
    seen.add(from);
    for (const next of graph.get(from) ?? []) {
      const path = pathTo(wanted, next, seen);
      if (path.length > 0) return [from, ...path];
    }
    return [];
  };
  return neverRuns.flatMap(({ place, package: wanted, why }) =>
    files
      .filter((file) => file.startsWith(place))
      .flatMap((file) =>
        graph
          .get(file)
          .filter((next) => !next.startsWith(place))
          .map((next) => pathTo(wanted, next, new Set()))
          .filter((path) => path.length > 0)
          .map((path) => ({ file, fault: `brings along ${path.join(" > ")}: ${why}` })),
      ),
  );
}

/** The rule with the longest place that the file begins with. */
function wallOf(file) {
  return walls
    .filter(({ place }) => (place.endsWith("/") ? file.startsWith(place) : file === place))
    .toSorted((a, b) => b.place.length - a.place.length)[0];
}

function mayImport(file, target) {
  const wall = wallOf(file);
  if (wall === undefined) return false;
  const covers = (known) => known === target || (known.endsWith("/") && target.startsWith(known));
  if (wall.never?.some(covers)) return false;
  return covers(ownPlaceOf(file, wall)) || wall.knows.some((known) => known === "*" || covers(known));
}

function ownPlaceOf(file, { place }) {
  if (ownPlaces.includes(place)) return `${file.split("/").slice(0, 3).join("/")}/`;
  // A file with a rule of its own lives in its folder like the others.
  return place.endsWith("/") ? place : place.slice(0, place.lastIndexOf("/") + 1);
}

/** Strongly connected files, by Tarjan's algorithm. */
function circlesOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file).filter((one) => graph.has(one))) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    const fault = `imports in a circle: ${circle.join(", ")}`;
    if (circle.length > 1) circles.push(...circle.map((one) => ({ file: one, fault })));
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

if (process.argv[1] === import.meta.filename) {
  const faults = faultsOf(join(import.meta.dirname, ".."));
  for (const { file, fault } of faults) console.error(`${file} ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
