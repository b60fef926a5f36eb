/** F6h.3. */
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Migration } from "#src/features/migration/use-migration.ts";
import { openReactWindow } from "../../react-window.ts";

afterEach(() => {
  vi.doUnmock("#src/bridge/use-call.ts");
  vi.doUnmock("#src/bridge/use-topic.ts");
});

it("a question of one visit has another round than those of the visits before", async () => {
  const window = await openReactWindow();
  vi.doMock("#src/bridge/use-call.ts", () => ({ useCall: () => ({ status: "pending" }) }));
  vi.doMock("#src/bridge/use-topic.ts", () => ({ useAmendedTopic: () => ({ rows: new Map() }) }));
  const { useMigration } = await import("#src/features/migration/use-migration.ts");
  const shown: Migration[] = [];
  function Page(): ReactNode {
    shown.push(useMigration());
    return null;
  }
  const rounds: (number | undefined)[] = [];
  for (const visit of ["first", "second"]) {
    await window.change(() => window.render(<Page key={visit} />));
    await window.change(() => void rounds.push(shown.at(-1)?.check()));
  }
  expect(new Set(rounds).size).toBe(2);
  await window.close();
});
