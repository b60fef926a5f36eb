import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { otherNameAt } from "#shared/domain/other-name.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { usePlaceText } from "../use-place-text.ts";
import { useTransferRefusal } from "../use-transfer-refusal.ts";

export interface RecordTexts {
  readonly state: (row: TransferRecord) => string;
  /** "Funding to Unified Trading" */
  readonly route: (row: TransferRecord) => string;
  /** "Main account", "Main account to desk-vienna" */
  readonly members: (row: TransferRecord) => string;
  /** One end: account and member. */
  readonly end: (row: TransferRecord, end: "from" | "to") => string;
  readonly failure: (row: TransferRecord) => string;
  /** In a sentence, for who does not see the row. */
  readonly row: (row: TransferRecord) => string;
}

/** What a transfer says of itself, in words. */
export function useRecordTexts(members: readonly TransferMember[]): RecordTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const { account, member } = usePlaceText(members);
  const refusal = useTransferRefusal();
  return useMemo(() => {
    const isOwn = (id: string): boolean => members.some(({ uid }) => uid === id);
    const nameOf = (id: string, row: TransferRecord): string =>
      bidiIsolate(otherNameAt(id, row, isOwn) || member(id));
    const texts: RecordTexts = {
      state: ({ status }) => t(`transfer.state.${status}`),
      route: ({ fromAccountType, toAccountType }) =>
        t("transfer.route", { from: account(fromAccountType), to: account(toAccountType) }),
      members(row) {
        const from = nameOf(row.fromMemberId, row);
        if (row.fromMemberId === row.toMemberId) return from;
        return t("transfer.route", { from, to: nameOf(row.toMemberId, row) });
      },
      end(row, end) {
        const [id, type] =
          end === "from" ? [row.fromMemberId, row.fromAccountType] : [row.toMemberId, row.toAccountType];
        return `${account(type)} · ${nameOf(id, row)}`;
      },
      failure({ failCode }) {
        const back = t("transfer.doneText.FAILED");
        if (failCode === 0) return back;
        const data = {
          kind: "BusinessError",
          code: String(failCode),
          message: "",
          call: "transfer.list",
        } as const;
        return `${refusal({ ...data, requestId: "", retriable: false, outcome: "none" })} ${back}`;
      },
      row: (row) =>
        t("transfer.rowLabel", {
          amount: own(`${format.amount(row.amount, anyAccuracy)} ${row.coin}`),
          route: texts.route(row),
          members: texts.members(row),
          state: texts.state(row),
        }),
    };
    return texts;
  }, [t, format, own, account, member, members, refusal]);
}
