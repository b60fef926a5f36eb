/** R7.23, F2d.10. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

const countries = async (language?: string): Promise<CallOutput<"regions.countries">["list"]> => {
  const input = language === undefined ? {} : { language };
  const answer = await under.call<"regions.countries", CallOutput<"regions.countries">>(
    "regions.countries",
    input,
  );
  return answer.result.list;
};

test("countries have one code of each kind, and a name of the language requested, in its order", async () => {
  const list = await countries("de-DE");
  expect(list.every(({ code, code2 }) => /^[A-Z]{3}$/.test(code) && /^[A-Z]{2}$/.test(code2))).toBe(true);
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(list.find(({ code }) => code === "AUT")).toEqual({
    code: "AUT",
    code2: "AT",
    name: "Österreich",
    forbidden: false,
  });
  const names = list.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "de-DE")));
  expect(list.filter(({ forbidden }) => forbidden).map(({ code }) => code)).toContain("PRK");
  expect((await countries("no such language")).find(({ code }) => code === "AUT")?.name).toBe("Austria");
});

test("each country has its dial code, and a person's own is known once they have shown where they live", async () => {
  type Codes = CallOutput<"regions.dialCodes">;
  const { result } = await under.call<"regions.dialCodes", Codes>("regions.dialCodes", {});
  expect(result.list.map(({ countryCode }) => countryCode).toSorted()).toEqual(
    (await countries()).map(({ code }) => code).toSorted(),
  );
  expect(result.list.every(({ dialCode }) => /^[1-9]\d{0,3}$/.test(dialCode))).toBe(true);
  expect(result.list.find(({ countryCode }) => countryCode === "TUR")?.dialCode).toBe("90");
  expect(result.default).toBe("");
  const { token } = await under.account({ kycRegion: "TUR" });
  expect((await under.call<"regions.dialCodes", Codes>("regions.dialCodes", {}, token)).result.default).toBe(
    "TUR",
  );
});

test("states of a country, none where addresses name none", async () => {
  const states = async (countryCode: string) =>
    (await under.call<"regions.states", CallOutput<"regions.states">>("regions.states", { countryCode }))
      .result.list;
  expect((await states("ARE")).map(({ name }) => name)).toContain("Dubai");
  expect(await states("ARE")).toHaveLength(7);
  expect(await states("KOR")).toHaveLength(17);
  expect(await states("SGP")).toEqual([]);
  expect(await states("constructor")).toEqual([]);
});
