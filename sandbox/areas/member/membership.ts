import type { CallOutput } from "#shared/contract/index.ts";
import { vipLevels } from "#shared/contract/member.ts";
import { accountModeOf, accountModes } from "../../accounts/account-mode.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { balances } from "../../ledger/ledger.ts";
import { familyOf } from "../transfer/index.ts";

const normalMember = 1;
/** 5 is looked at: of that the API has no word, and nothing else of it is told here. */
const reported: ReadonlySet<number> = new Set([1, 2, 4]);
const spotKinds: ReadonlySet<string> = new Set(["spot", "spot_locked"]);

/** What kind of account somebody has: by who they are, and by what is in the books. */
export async function membershipOf(
  db: Db,
  { id, name, profile }: Person,
): Promise<CallOutput<"member.info">> {
  const { isSub, subCount } = await familyOf(db, id);
  const mode = accountModeOf(profile);
  const rows = await balances(db, String(id));
  const hasSpot = rows.some(({ kind }) => spotKinds.has(kind));
  const { status = 1 } = profile;
  return {
    uid: String(id),
    username: name,
    remark: "",
    isMaster: !isSub && profile.subAttribute !== 2,
    memberType: normalMember,
    status: reported.has(status) ? status : 1,
    accountMode: mode,
    vipLevel: vipLevels.find((level) => level === profile.label.name) ?? "No VIP",
    subCount,
    accountTypes: [
      ...(mode === accountModes.classic ? [] : ["UNIFIED"]),
      "FUND",
      ...(hasSpot ? ["SPOT"] : []),
    ],
  };
}
