import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { exportScene } from "#shared/contract/export-scene.ts";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useMembersRead } from "#src/entry/use-members-read.ts";
import { isUnderWay } from "#src/files/file-state.ts";
import { utcDate } from "#src/files/period.ts";
import { type FilesList, lookEveryMs, quotaEveryMs, useFilesTopic } from "#src/files/use-files-topic.ts";
import { useMayBeHere } from "#src/session/session.ts";
import { useKnownPerson } from "#src/session/use-known-person.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { useFeatures } from "#src/state/use-features.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { type CodeCheck, useVerificationCodes } from "#src/verification-codes/use-verification-codes.ts";
import { type OfferedKind, offeredKinds } from "./kinds.ts";
import { type Order, orderOf } from "./order.ts";
import { statementFiles } from "./statement-files.ts";
import { type Chosen, chosenOf, type Days, isSound, type StatementForm } from "./statement-form.ts";
import { type Making, useMaking } from "./use-making.ts";
import { useStatementForm } from "./use-statement-form.ts";

export interface Statements {
  readonly config: CallState<"statements.config">;
  readonly form: StatementForm;
  readonly change: (part: Partial<StatementForm>) => void;
  readonly offered: readonly OfferedKind[];
  /** Null where nothing is offered, or not what the address asks for, and before the members are known. */
  readonly chosen: Chosen | null;
  readonly days: Days;
  /** The person and their sub-accounts, the main account first; null before it is known. */
  readonly members: readonly TransferMember[] | null;
  /** Of this month; null before it is known. */
  readonly left: number | null;
  readonly files: FilesList<"statements.files">;
  readonly making: Making;
  /** What was asked for last, as it is listed. */
  readonly taken: StatementRow | undefined;
  readonly check: CodeCheck;
  /** It can be asked for as it stands. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly create: () => void;
  /** With the codes. */
  readonly confirm: () => void;
  readonly leave: () => void;
}

const dayMs = 86_400_000;

/** The page of statements: what may be had, what is asked for, what becomes of it. */
export function useStatements(): Statements {
  const { i18n } = useTranslation();
  const enabled = useMayBeHere();
  const config = useCall("statements.config", {}, { enabled });
  const accounts = useMembersRead({ enabled });
  // Without them it is of the own account.
  const members = accounts.status === "pending" ? null : (accounts.data?.accounts ?? []);
  const features = useFeatures();
  const region = useClientStore(({ user }) => user?.kyc_region ?? "");
  const userCurrency = useClientStore(({ user }) => currencyOf(user));
  const { form, change } = useStatementForm();
  const files = useFilesTopic(statementFiles);
  // An order is kept for its person.
  const making = useMaking(files, useKnownPerson().id);
  const check = useVerificationCodes();
  const [pendingOrder, setPendingOrder] = useState<Order | null>(null);
  const isLooking = making.state.at === "unknown" && !making.state.over;
  const { expect } = files;
  useEffect(() => expect(isLooking), [expect, isLooking]);

  const now = serverNow();
  const days: Days = { today: utcDate(now), yesterday: utcDate(now - dayMs) };
  const offered = offeredKinds(config.data?.kinds ?? [], features, region);
  const chosen = members && chosenOf(form, { offered, members, userCurrency }, days);
  const left =
    config.data === undefined ? null : Math.max(0, config.data.monthlyQuota - config.data.monthlyUsed);
  // Another month, or what failed, gives places back.
  useRepeat(config.refetch, left === 0 ? quotaEveryMs : 0);
  const isChecking = check.stage.at === "checking" || check.stage.at === "signing";
  const busy = making.state.at === "sending" || isLooking || isChecking;
  // Pressing twice makes one file: as long as the form stays as it is, the next one waits for this one's end.
  const { state } = making;
  const takenId = state.at === "done" || state.at === "found" ? state.queryId : "";
  const taken = files.rows.find(({ queryId }) => queryId === takenId);
  // A list that does not have it yet is read until it has.
  useRepeat(files.refetch, takenId !== "" && taken === undefined && !files.isLost ? lookEveryMs : 0);
  const isOpen = takenId !== "" && !files.isLost && (taken === undefined || isUnderWay(taken));
  const ready = chosen !== null && isSound(chosen, days) && left !== 0 && !isOpen;

  async function send(order: Order, given: object): Promise<void> {
    const refusal = await making.send(order, given);
    // That nobody is logged in may be said of one that was taken.
    if (refusal !== null && refusal.kind !== "NotLoggedIn") check.untaken();
    if (refusal?.code === "10005" && check.stage.at === "codes" && !isForbidden(refusal)) {
      check.refused(refusal);
      making.reset();
    } else check.reset();
  }

  async function create(): Promise<void> {
    if (chosen === null || !ready || busy) return;
    const order = orderOf(chosen, { zone: form.zone, language: i18n.language });
    // One that did not come is not given up: the same once more is still that one.
    if (state.at !== "unknown") making.reset();
    if (order.kind !== "PERSONAL_INFO") {
      await send(order, {});
      return;
    }
    setPendingOrder(order);
    const given = await check.begin(exportScene, order.input);
    if (given !== null) await send(order, given);
  }

  return {
    config,
    form,
    change(part) {
      making.reset();
      change(part);
    },
    offered,
    chosen,
    days,
    members,
    left,
    files,
    making,
    taken,
    check,
    ready,
    busy,
    create: () => void create(),
    confirm() {
      if (pendingOrder === null || busy) return;
      void (async () => {
        const given = await check.prove();
        if (given !== null) await send(pendingOrder, given);
      })();
    },
    leave() {
      if (making.state.at === "sending") return;
      check.reset();
      making.reset();
    },
  };
}
