/** R1.1, R2.1-R2.5, R2.11-R2.13, R4.12. */
import { expect, it, vi } from "vitest";
import { resolveFeatures } from "#shared/site/features.ts";
import { isListed, isOffered, type ListedRoute, navGroups, navigation, tabs } from "#src/app/nav-groups.ts";
import { listedPath } from "#src/app/route.ts";
import { routeKey, routeOf, routes } from "#src/app/routes.tsx";
import { i18n } from "#src/i18n/i18n.ts";
import { everyPage } from "../../e2e/area-pages.ts";

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

it("marks the page itself, the one it leads back to, or nothing: the overview stands for itself alone", () => {
  const place = (path: string): string => {
    const found = routeOf(path);
    return found === undefined ? "" : listedPath(found, path);
  };
  expect(place("/deposit")).toBe("/deposit");
  expect(place("/center/migration")).toBe("/center/migration");
  expect(place("/questionnaire")).toBe("/questionnaire");
  const leads = routes.filter(({ group, task }) => group === undefined && (task?.backTo ?? "/") !== "/");
  expect(leads.length).toBeGreaterThan(0);
  for (const { path, task } of leads) expect(place(path)).toBe(task?.backTo);
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

it("has each of them walked by the browser's tests", () => {
  const walked = new Set(everyPage.map(({ path }) => routeOf(`/${path.replace(/\?.*$/, "")}`)?.path));
  expect(routes.map(({ path }) => path).filter((path) => !walked.has(path))).toEqual([]);
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

const icon = routes[0]?.icon ?? [];
const later: readonly ListedRoute[] = [
  { path: "/", titleKey: "Overview", icon, group: "overview" },
  { path: "/convert", titleKey: "Convert", icon, group: "move" },
  { path: "/p2p", titleKey: "P2P", icon, group: "move", feature: "p2p" },
  { path: "/card", titleKey: "Card", icon, group: "account", feature: "card" },
  { path: "/records", titleKey: "Records", icon, group: "records", listedBy: "web3" },
  { path: "/unlisted", titleKey: "Unlisted", icon },
];
// Without texts a key stands for itself.
const { t } = i18n;
const on = resolveFeatures(null);
const off = resolveFeatures({
  p2p: { action: "hide" },
  web3: { action: "hide" },
  card: { action: "custom", ext: "0" },
});

it("lists a page where its flag is on, and only there", () => {
  const entries = (features: typeof on) =>
    navigation(t, features, false, later).map((group) => group.entries.map(({ label }) => label).join());
  expect(entries(on)).toEqual(["Overview", "Convert,P2P", "Records", "Card"]);
  expect(entries(off)).toEqual(["Overview", "Convert", "", ""]);
  // What others lead to stays where only its entry is hidden.
  expect(later.map((route) => isOffered(route, off))).toEqual([true, true, false, false, true, true]);
  // No other way leads there either.
  expect(later.map((route) => isListed(route, off))).toEqual([true, true, false, false, false, true]);
});

it("lists the way to another site for those whose account moves, and in no tab", () => {
  const moving = {
    path: "/move",
    titleKey: "Move",
    icon,
    group: "account",
    listedForMovers: true,
    flip: true,
  } as const;
  const all = [...later, moving];
  const entries = (moves: boolean) =>
    navigation(t, on, moves, all)
      .at(-1)
      ?.entries.map(({ label }) => label);
  expect(entries(false)).toEqual(["Card"]);
  expect(entries(true)).toEqual(["Card", "Move"]);
  // An arrow turns round with the text.
  expect(
    navigation(t, on, true, all)
      .at(-1)
      ?.entries.map(({ flip }) => flip),
  ).toEqual([false, true]);
  expect(
    tabs(t, on, all)
      .at(-1)
      ?.entries.map(({ label }) => label),
  ).toEqual(["Card"]);
});

it("makes a group's tab its only page, or the list of several", () => {
  const labels = (features: typeof on) => tabs(t, features, later).map(({ label }) => label);
  expect(labels(on)).toEqual(["Overview", "nav.moveShort", "Records", "Card"]);
  expect(labels(off)).toEqual(["Overview", "Convert"]);
});
