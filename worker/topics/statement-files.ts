import { isFileUnderWay } from "#shared/domain/file-status.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { createMadeFilesTopic } from "./made-files.ts";

type StatementNeeds = "http" | "clock" | "serverClock" | "privateLine";

/** More than a month's statements. */
const max = 50;

/** A person's newest statements (F6g.1). */
export const statementFilesTopic = defineTopic(
  "statements.files",
  ({ http, clock, serverClock, privateLine }: Needs<StatementNeeds>) =>
    createMadeFilesTopic({
      clock,
      http,
      line: privateLine,
      serverNow: () => serverClock.now(),
      name: "statements.list",
      async read(id) {
        const answer = await http.call("statements.list", { page: 1, size: max }, { id, exempt: true });
        if (answer.kind !== "ok") return undefined;
        return answer.data.list.map((file) => ({ ...file, key: file.queryId }));
      },
      isUnderWay: ({ status }) => isFileUnderWay(status),
    }),
);
