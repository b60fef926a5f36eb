import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { TransferMember } from "#shared/contract/transfer.ts";
import { useMemberInfo } from "#src/entry/use-member-info.ts";
import { accountLabel } from "#src/records/account-label.ts";

export interface PlaceText {
  /** "Funding"; a type that has no words here keeps its code. */
  readonly account: (accountType: string) => string;
  /** "Main account", the sub-account's name, or its UID; "" is the person's own, "This account" where that is a sub-account. */
  readonly member: (memberId: string) => string;
  /** "Funding", with the sub-account where it is one: "desk-vienna · Funding". */
  readonly short: (place: { readonly memberId: string; readonly accountType: string }) => string;
}

/** What the ends of transfers are called. */
export function usePlaceText(members: readonly TransferMember[]): PlaceText {
  const { t } = useTranslation();
  const isMain = useMemberInfo().data?.isMaster === true;
  const account = useCallback((type: string) => accountLabel(type, t), [t]);
  const member = useCallback(
    (memberId: string) => {
      if (memberId === "" || memberId === members[0]?.uid)
        return t(isMain ? "transfer.mainAccount" : "transfer.thisAccount");
      const known = members.find(({ uid }) => uid === memberId);
      return known === undefined || known.name === "" ? `UID ${memberId}` : known.name;
    },
    [members, isMain, t],
  );
  const short = useCallback(
    ({ memberId, accountType }: { readonly memberId: string; readonly accountType: string }) =>
      memberId === "" || memberId === members[0]?.uid
        ? account(accountType)
        : `${member(memberId)} · ${account(accountType)}`,
    [account, member, members],
  );
  return { account, member, short };
}
