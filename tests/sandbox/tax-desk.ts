import { expect } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import type { TaxReportKind } from "#shared/contract/tax-report-kinds.ts";
import { newRequestId, type SandboxUnderTest } from "./sandbox-under-test.ts";

/** Reports of the tax centre as a person gets them: ordered, waited for, and downloaded by their links. */

interface Taxpayer {
  readonly userId: string;
  readonly token: string;
}

export type Format = "CSV" | "XLSX" | "PDF";
export const formats: readonly Format[] = ["CSV", "XLSX", "PDF"];

export const yearNow = (under: SandboxUnderTest): number => new Date(under.clock.now()).getUTCFullYear();

export async function reportFiles(
  under: SandboxUnderTest,
  { userId, token }: Taxpayer,
  kind: TaxReportKind,
  format: Format,
): Promise<Uint8Array[]> {
  const request = { uids: [userId], kind, year: yearNow(under), format, requestId: newRequestId() };
  type Created = CallOutput<"taxReports.create">;
  const { result } = await under.call<"taxReports.create", Created>("taxReports.create", request, token);
  const queryId = result.list[0]?.queryId ?? "";
  type Listed = CallOutput<"taxReports.list">;
  const status = async () => {
    under.clock.advance(300);
    const all = await under.call<"taxReports.list", Listed>("taxReports.list", { mainUid: userId }, token);
    return all.result.list.find((row) => row.queryId === queryId)?.status;
  };
  await expect.poll(status).toBe("2");
  type Links = CallOutput<"taxReports.url">;
  const { urls } = (await under.call<"taxReports.url", Links>("taxReports.url", { queryId }, token)).result;
  const headers = { Cookie: `test-token=${token}` };
  return Promise.all(
    urls.map(
      async (url) =>
        new Uint8Array(await (await fetch(new URL(url, under.origin), { headers })).arrayBuffer()),
    ),
  );
}
