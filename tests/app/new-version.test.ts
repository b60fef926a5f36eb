import { expect, it } from "vitest";
import { entriesOf, newVersionWatch } from "#src/app/new-version.ts";

const documentOf = (entry: string): string =>
  `<html><script type="application/json" id="app-config">{}</script><script src="/old-browser.js" defer></script>
   <script type="module" crossorigin src="/assets/runtime.js"></script><script type="module" src="${entry}"></script></html>`;

function watch(answers: (string | Error)[]) {
  let now = 0;
  const seen = { requested: 0, reported: 0, why: "" };
  const look = newVersionWatch({
    ownEntries: "/assets/runtime.js /assets/index-old.js ",
    now: () => now,
    notify: (why) => {
      seen.reported += 1;
      seen.why = why;
    },
    fetchDocument: async () => {
      seen.requested += 1;
      const answer = answers.shift() ?? new Error("asked too often");
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const pass = (ms: number): void => {
    now += ms;
  };
  return { seen, look, pass };
}

it("finds the modules of a document", () => {
  expect(entriesOf(documentOf("/assets/index-1.js"))).toBe("/assets/runtime.js /assets/index-1.js ");
  expect(entriesOf("<html><script src='/a.js'></script></html>")).toBe("");
});

it("reports once when the host serves another entry", async () => {
  const { seen, look, pass } = watch([documentOf("/assets/index-new.js")]);
  await look();
  pass(60_000);
  await look();
  expect(seen).toEqual({ requested: 1, reported: 1, why: "outdated" });
});

it("says nothing when the same version is served, or when nothing can be fetched", async () => {
  const { seen, look, pass } = watch([
    documentOf("/assets/index-old.js"),
    new Error("offline"),
    "<html>502</html>",
  ]);
  for (let attempt = 0; attempt < 3; attempt++) {
    await look();
    pass(30_000);
  }
  expect(seen).toEqual({ requested: 3, reported: 0, why: "" });
});

it("reports once that parts do not come, when the same version is served the second time", async () => {
  const same = documentOf("/assets/index-old.js");
  const { seen, look, pass } = watch([same, new Error("offline"), same]);
  for (let attempt = 0; attempt < 4; attempt++) {
    await look();
    pass(30_000);
  }
  expect(seen).toEqual({ requested: 3, reported: 1, why: "missing" });
});

it("does not check again for each of many missing files", async () => {
  const { seen, look, pass } = watch([
    documentOf("/assets/index-old.js"),
    documentOf("/assets/index-new.js"),
  ]);
  await Promise.all([look(), look(), look()]);
  pass(29_999);
  await look();
  expect(seen).toEqual({ requested: 1, reported: 0, why: "" });
  pass(1);
  await look();
  expect(seen).toEqual({ requested: 2, reported: 1, why: "outdated" });
});
