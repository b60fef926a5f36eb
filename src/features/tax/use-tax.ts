import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { isUnderWay } from "#src/files/file-state.ts";
import { type FilesList, lookEveryMs, quotaEveryMs, useFilesTopic } from "#src/files/use-files-topic.ts";
import { readersZone } from "#src/records/days.ts";
import { useKnownPerson } from "#src/session/use-known-person.ts";
import { reportFiles } from "./report-files.ts";
import { type Chosen, chosenOf, type TaxForm } from "./tax-form.ts";
import { type Creating, useCreating } from "./use-creating.ts";
import { useTaxForm } from "./use-tax-form.ts";

export interface Tax {
  readonly overview: CallState<"tax.overview">;
  /** Alpha-3, "" while none is declared; null before it is known. */
  readonly residence: string | null;
  readonly form: TaxForm;
  readonly change: (part: Partial<TaxForm>) => void;
  /** Null before it is known what is offered, and where nothing is. */
  readonly chosen: Chosen | null;
  readonly mainUid: string;
  /** Files of this month that are left; null before it is known. */
  readonly left: number | null;
  readonly reports: FilesList<"taxReports.files">;
  readonly creating: Creating;
  /** What was asked for last, as it is listed. */
  readonly taken: readonly TaxReportRow[];
  /** A residence is known to be declared. */
  readonly isDeclared: boolean;
  /** Whether one is declared could not be had: asked again by a press. Null where it could. */
  readonly unread: Pick<CallState<"member.tags">, "refetch" | "fetching"> | null;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly create: () => void;
}

/** The tax center: who pays tax where, what is asked for, what becomes of it. */
export function useTax(): Tax {
  // Each question names its person.
  const { id, profile } = useKnownPerson();
  const mainUid = String(id);
  const signedIn = id > 0;
  const reported = useCall("tax.overview", { mainUid }, { enabled: signedIn });
  const overview = profile.status === "error" ? profile : reported;
  // The tag says where somebody pays tax (R3.7): read anew here, since it may have been declared a moment ago.
  const tags = useCall("member.tags", { req_tags: ["tax_identity"] }, { enabled: signedIn });
  const { form, change } = useTaxForm();
  const reports = useFilesTopic(reportFiles);
  const creating = useCreating(reports.rows, id);
  const { state } = creating;
  const isLooking = state.at === "unknown" && !state.over;
  const { expect } = reports;
  useEffect(() => expect(isLooking), [expect, isLooking]);

  const residence = tags.data === undefined ? null : (tags.data.tags.tax_identity ?? "");
  const { i18n } = useTranslation();
  const { data } = overview;
  const chosen = data === undefined ? null : chosenOf(form, data);
  const left = data === undefined ? null : Math.max(0, data.monthlyQuota - data.monthlyUsed);
  const busy = state.at === "sending";
  // Another month gives places back.
  useRepeat(reported.refetch, left === 0 ? quotaEveryMs : 0);
  // Pressing twice makes them once: as long as the form stays as it is, the next ones wait for the end of these.
  const taken = reports.rows.filter(({ batchId }) => state.at === "done" && batchId === state.requestId);
  // A list that does not have them yet is read until it has.
  useRepeat(reports.refetch, state.at === "done" && taken.length === 0 && !reports.isLost ? lookEveryMs : 0);
  const isOpen = state.at === "done" && !reports.isLost && (taken.length === 0 || taken.some(isUnderWay));
  // Where the tag does not come, the currency of the reports says whether one is declared.
  const isLost = tags.status === "error";
  const declared = residence ?? (isLost ? (data?.currency ?? "") : "");
  const isDeclared = declared !== "";
  const ready = chosen !== null && isDeclared && left !== null && chosen.uids.length <= left && !isOpen;
  return {
    overview,
    residence,
    form,
    change(part) {
      creating.reset();
      change(part);
    },
    chosen,
    mainUid,
    left,
    reports,
    creating,
    taken,
    isDeclared,
    unread: isLost && !isDeclared ? tags : null,
    ready,
    busy,
    create() {
      if (chosen === null || !ready || busy) return;
      const { uids, kind, year, format } = chosen;
      const timezone = form.zone === "" ? readersZone() : form.zone;
      void creating.send({ uids: [...uids], kind, year, format, timezone, language: i18n.language });
    },
  };
}
