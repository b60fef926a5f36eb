/** F6g.1. */
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { MadeFilesParams } from "#shared/contract/statements-view.ts";
import type { FilesList, FilesSource } from "#src/files/use-files-topic.ts";
import { openReactWindow } from "../../react-window.ts";

it("a list that is come back to is read anew by the first press: no question has the number of an earlier visit's", async () => {
  const window = await openReactWindow();
  const asked: MadeFilesParams[] = [];
  vi.doMock("#src/bridge/use-topic.ts", () => ({
    useAmendedTopic(_topic: string, params: MadeFilesParams) {
      asked.push(params);
      return { rows: new Map(), status: "stale" };
    },
  }));
  vi.doMock("#src/bridge/reads.ts", () => ({ queries: { invalidate: () => undefined } }));
  vi.doMock("#src/session/session.ts", () => ({
    useMayBeHere: () => true,
    useSessionStatus: () => "unavailable",
  }));
  vi.doMock("#src/files/watch-files.ts", () => ({ watchFiles: () => undefined }));
  const { useFilesTopic } = await import("#src/files/use-files-topic.ts");
  const source = { topic: "statements.files", invalidates: [] } as unknown as FilesSource<"statements.files">;
  const lists: FilesList<"statements.files">[] = [];
  function List(): ReactNode {
    lists.push(useFilesTopic(source));
    return null;
  }
  const rounds = new Set<number>();
  for (const visit of [1, 2]) {
    await window.change(() => window.render(<List key={visit} />));
    expect(asked.at(-1)?.round).toBe(0);
    await window.change(() => lists.at(-1)?.refetch());
    rounds.add(asked.at(-1)?.round ?? 0);
    await window.change(() => window.render(null));
  }
  expect(rounds.size).toBe(2);
  await window.close();
});
