import type { DepositAddresses } from "#shared/contract/deposit.ts";
import type { ListedAddress } from "#shared/contract/deposit-view.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { hasMemo } from "#shared/domain/address/memo.ts";
import { visibleText } from "#shared/domain/visible-text.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "../http/client.ts";
import { ownCall } from "../http/own-call.ts";
import { flawOf } from "./checked-address.ts";

/** A person's own deposit addresses: what of them may be shown, and whether a change of one was made (F2c.4, F6d.2). */

export function listedAddresses({ coin: whole, chains }: DepositAddresses): ListedAddress[] {
  return chains.map((row) => {
    const isSound = row.addressDeposit !== "" && flawOf(row) === "";
    return {
      id: row.id ?? "",
      // A host that names no coin in its rows answers for one coin.
      coin: row.coin === "" ? whole : row.coin,
      chain: row.chain,
      chainType: row.chainType,
      isSound,
      address: isSound ? row.addressDeposit : "",
      memo: isSound ? row.tagDeposit : "",
      takesMemo: row.tagDeposit !== "" || mayHaveMemo(row.chain),
      contractEnd: row.contractAddress,
      remark: row.remark,
      isDefault: row.isDefault,
      isHidden: row.status === 1,
    };
  });
}

/** What is not known here may have them. */
function mayHaveMemo(chain: string): boolean {
  const format = formatOfChain(chain);
  return format === undefined || hasMemo(format);
}

type Http = Pick<HttpClient, "call" | "forget">;

export async function readOwnAddresses(http: Http): Promise<ListedAddress[]> {
  return listedAddresses(await ownCall(http, "deposit.addresses", {}));
}

/**
 * The answer to a change is not signed, may be lost, and may be an error after the change: the verified list decides. A
 * refusal is passed on where the list does not say otherwise.
 */
export async function saveAddress(
  http: Http,
  edit: CallInput<"deposit.saveAddress">,
): Promise<CallOutput<"deposit.saveAddress">> {
  let refusal: unknown;
  try {
    await ownCall(http, "deposit.editAddress", edit);
  } catch (thrown) {
    if (isCofferError(thrown) && refusalKinds.has(thrown.data.kind)) refusal = thrown;
  }
  // A list that was on its way before is of before.
  http.forget(["deposit.addresses"]);
  const listed = await readOwnAddresses(http).catch(() => undefined);
  const row = listed?.find((one) => one.id === edit.id);
  if (row !== undefined && isAsWanted(row, edit)) return { outcome: "saved" };
  // Nobody signed the refusal: it counts where the list shows that nothing was changed.
  if (refusal !== undefined && row !== undefined) throw refusal;
  return { outcome: "unknown" };
}

/** The exchange's word that it will not. */
const refusalKinds: ReadonlySet<string> = new Set(["BusinessError", "NotLoggedIn"]);

/** Nothing of an answer stays unseen: a remark is compared as it shows. */
function isAsWanted(
  row: ListedAddress,
  { remark, isDefault, status }: CallInput<"deposit.saveAddress">,
): boolean {
  return (
    (remark === undefined || row.remark === visibleText(remark.trim())) &&
    (isDefault === undefined || row.isDefault === isDefault) &&
    (status === undefined || row.isHidden === (status === 1))
  );
}
