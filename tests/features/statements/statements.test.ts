/** R2.12, F4f.2, F2e.1, F8.12, F6g.2. */
import { describe, expect, it, test } from "vitest";
import { statementKind } from "#shared/contract/statements.ts";
import { featureKeys } from "#shared/site/feature-list.ts";
import { resolveFeatures } from "#shared/site/features.ts";
import { kindOrder, kinds, offeredKinds } from "#src/features/statements/kinds.ts";
import { appeared, orderOf } from "#src/features/statements/order.ts";
import { chosenOf, financialYears, isSound, statementForm } from "#src/features/statements/statement-form.ts";

const all = resolveFeatures(null);
const rule = (kind: string, part = {}) => ({
  kind,
  enabled: true,
  maxRangeDays: 365,
  formats: ["CSV", "PDF"],
  accounts: ["FUND", "UNIFIED"],
  ...part,
});
const everything = statementKind.options.map((kind) => rule(kind));
const offeredOf = (rules: readonly ReturnType<typeof rule>[], features = all, region = "") =>
  offeredKinds(rules, features, region).map(({ kind }) => kind);

describe("what is offered", () => {
  it("is every kind that the exchange enables, India's only to who is of India", () => {
    expect(new Set(kindOrder)).toEqual(new Set(statementKind.options));
    expect(offeredOf(everything)).toEqual(kindOrder.filter((kind) => kind !== "INDIA_TAX"));
    expect(offeredOf(everything, all, "IND")).toEqual(kindOrder);
  });

  it("is nothing that the site hides: each statement flag hides one kind", () => {
    const flags = featureKeys.filter((key) => key.startsWith("export"));
    const flagged = kindOrder.filter((kind) => kinds[kind].feature !== undefined);
    expect(new Set(flagged.map((kind) => kinds[kind].feature))).toEqual(new Set(flags));
    for (const kind of flagged) {
      const hidden = resolveFeatures({ [kinds[kind].feature ?? ""]: { action: "hide" } });
      expect(offeredOf(everything, hidden, "IND")).toEqual(kindOrder.filter((one) => one !== kind));
    }
  });

  test.for([
    ["not enabled", { enabled: false }],
    ["without a format that is known", { formats: ["XML"] }],
    ["without a day", { maxRangeDays: 0 }],
    ["unknown", { kind: "STAKING" }],
  ] as const)("is nothing that is %s", ([, part]) => {
    expect(offeredOf([rule("CONVERT", part), rule("FUNDING")])).toEqual(["FUNDING"]);
  });
});

const days = { today: "2026-11-23", yesterday: "2026-11-22" };
const offered = offeredKinds(everything, all, "IND");
const members = [{ uid: "100" }, { uid: "101" }];
const choose = (search: string, choices = {}) => {
  const form = statementForm.read(search);
  const chosen = chosenOf(form, { offered, members, userCurrency: "EUR", ...choices }, days);
  if (chosen === null) throw new Error("nothing is chosen");
  return chosen;
};

describe("the form in the address", () => {
  it("comes back as it was written", () => {
    const search =
      "?kind=CONVERT&account=FUND&coin=BTC&from=2026-10-01&to=2026-10-31&format=PDF&zone=Europe/Vienna";
    const form = statementForm.read(search);
    expect(form).toMatchObject({ kind: "CONVERT", account: "FUND", coin: "BTC", preset: "", format: "PDF" });
    expect(statementForm.read(statementForm.write("?lang=en", form))).toEqual(form);
  });

  it("has last month where nothing is chosen, and the first of what is offered", () => {
    const chosen = choose("?kind=CONVERT");
    expect(chosen).toMatchObject({ preset: "lastMonth", dates: { from: "2026-10-01", to: "2026-10-31" } });
    expect(choose("").rule.kind).toBe(kindOrder[0]);
    expect(choose("?kind=CONVERT&format=XLSX").format).toBe("CSV");
    expect(choose("?kind=CONVERT&account=GOLD").account).toBe("");
  });

  it("keeps days that were emptied, and asks for none of them", () => {
    for (const part of [
      { kind: "CONVERT", preset: "own" },
      { kind: "ACCOUNT_STATEMENT", day: "" },
    ] as const) {
      const search = statementForm.write("", { ...statementForm.empty, ...part });
      const chosen = choose(search);
      expect(chosen).toMatchObject("day" in part ? { day: "" } : { preset: "", dates: { from: "", to: "" } });
      expect(isSound(chosen, days)).toBe(false);
    }
    expect(choose("?kind=ACCOUNT_STATEMENT")).toMatchObject({ day: days.yesterday });
  });

  it("takes nothing that is no date, zone or kind", () => {
    const form = statementForm.read("?kind=GOLD&from=2026-02-30&to=soon&zone=Mars/Base&currency=%3Cb%3E");
    expect(form).toEqual(statementForm.empty);
  });

  it("keeps dates in the wrong order, and says that they cannot be requested", () => {
    const chosen = choose("?kind=CONVERT&from=2026-10-31&to=2026-10-01");
    expect(chosen.dates).toEqual({ from: "2026-10-31", to: "2026-10-01" });
    expect(isSound(chosen, days)).toBe(false);
    expect(isSound(choose("?kind=CONVERT&from=2025-01-01&to=2026-10-31"), days)).toBe(false);
    expect(isSound(choose("?kind=CONVERT&from=2026-11-01&to=2026-11-24"), days)).toBe(false);
    expect(isSound(choose("?kind=ACCOUNT_STATEMENT&day=2026-11-23"), days)).toBe(false);
    expect(isSound(choose("?kind=ACCOUNT_STATEMENT"), days)).toBe(true);
  });

  it("is of a member that there is, and of one coin, only where the form shows it", () => {
    expect(choose("?kind=CONVERT&member=101&coin=BTC")).toMatchObject({ member: "101", coin: "BTC" });
    expect(choose("?kind=CONVERT&member=100").member).toBe("");
    expect(choose("?kind=CONVERT&member=999").member).toBe("");
    expect(choose("?kind=CONVERT&member=101", { members: [] }).member).toBe("");
    expect(choose("?kind=PERSONAL_INFO&member=101&coin=BTC")).toMatchObject({ member: "101", coin: "" });
    for (const kind of ["ACCOUNT_STATEMENT", "INDIA_TAX"]) {
      expect(choose(`?kind=${kind}&member=101&coin=BTC`)).toMatchObject({ member: "", coin: "" });
    }
  });

  it("knows the financial years from April on", () => {
    expect(financialYears("2026-11-23").slice(0, 2)).toEqual(["2026-2027", "2025-2026"]);
    expect(financialYears("2026-03-31")[0]).toBe("2025-2026");
    expect(financialYears("2026-04-01")[0]).toBe("2026-2027");
  });
});

const extras = { zone: "UTC", language: "de-DE" };

test.for(["CONVERT", "ACCOUNT_STATEMENT", "INDIA_TAX"])("an order of %s has the page's language", (kind) => {
  expect(orderOf(choose(`?kind=${kind}`), extras).input).toMatchObject({ language: "de-DE" });
});

describe("a lost answer", () => {
  const order = orderOf(choose("?kind=CONVERT&format=CSV"), extras);
  const at = Date.parse("2026-11-23T10:00:00Z");
  const row = {
    key: "9",
    queryId: "9",
    kind: "CONVERT",
    format: "CSV",
    fileName: "",
    startTime: Date.parse("2026-10-01") / 1000,
    endTime: Date.parse("2026-11-01") / 1000,
    createdTime: at / 1000,
    expireTime: 0,
    status: "0",
    fileSize: 0,
  } as const;
  const lost = { order, requestId: "own", at, known: new Set<string>() };

  it("is found by kind, days, format and time, and never in what was there before", () => {
    expect(appeared(lost, [row])).toBe(row);
    expect(appeared({ ...lost, known: new Set(["9"]) }, [row])).toBeUndefined();
    for (const other of [
      { kind: "FUNDING" },
      { format: "PDF" },
      { startTime: 0 },
      { endTime: row.endTime + 86_400 },
      { createdTime: row.createdTime - 60 },
    ]) {
      expect(appeared(lost, [{ ...row, ...other }])).toBeUndefined();
      if (!("createdTime" in other))
        expect(appeared(lost, [{ ...row, ...other, requestId: "own" }])).toBeUndefined();
    }
  });

  it("of a financial year is found by that year", () => {
    const ofYear = orderOf(choose("?kind=INDIA_TAX&year=2025-2026"), extras);
    const startTime = Date.parse("2025-04-01") / 1000;
    const file = { ...row, kind: "INDIA_TAX", format: "PDF", startTime } as const;
    expect(appeared({ ...lost, order: ofYear }, [file])).toBe(file);
    const other = { ...file, startTime: Date.parse("2024-04-01") / 1000 };
    expect(appeared({ ...lost, order: ofYear }, [other])).toBeUndefined();
  });

  it("is never another tab's equal order, where the list has ids", () => {
    const others = { ...row, key: "8", queryId: "8", requestId: "another" };
    const own = { ...row, requestId: "own" };
    expect(appeared(lost, [others, { ...others, requestId: "" }])).toBeUndefined();
    expect(appeared(lost, [others, own])).toBe(own);
  });
});
