import { isFileUnderWay } from "#shared/domain/file-status.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { createMadeFilesTopic } from "./made-files.ts";

type ReportNeeds = "http" | "clock" | "serverClock" | "privateLine";

/** More than a month's reports. */
const max = 50;

/** A person's newest reports of the tax center (F6i.8): rows of another family are no answer. */
export const taxReportFilesTopic = defineTopic(
  "taxReports.files",
  ({ http, clock, serverClock, privateLine }: Needs<ReportNeeds>) =>
    createMadeFilesTopic({
      clock,
      http,
      line: privateLine,
      serverNow: () => serverClock.now(),
      name: "taxReports.list",
      async read(id) {
        const person = await http.call("profile.get", {}, { id: `${id}/who`, exempt: true });
        if (person.kind !== "ok") return undefined;
        const input = { mainUid: String(person.data.id), page: 1, size: max };
        const answer = await http.call("taxReports.list", input, { id, exempt: true });
        if (answer.kind !== "ok") return undefined;
        return answer.data.list.map((report) => ({ ...report, key: report.queryId }));
      },
      isUnderWay: ({ status }) => isFileUnderWay(status),
    }),
);
