import type { CoinChain } from "#shared/contract/coins.ts";
import type { DepositAddress, DepositAddresses } from "#shared/contract/deposit.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { isAddressFormat } from "#shared/domain/address/formats.ts";
import { checkMemo } from "#shared/domain/address/memo.ts";
import { paymentUri } from "#shared/domain/address/payment-uri.ts";

/**
 * The gate before an address is shown (F3b.1, F6d.2). That the answer is signed and of this coin and chain is the
 * contract's; here the address itself has to be sound. The catalogue is not signed, so it never loosens what the answer says.
 */
export function readAddress(
  answer: DepositAddresses,
  chain: CoinChain | undefined,
): CallOutput<"deposit.address"> {
  const found = answer.chains.find(({ addressDeposit }) => addressDeposit !== "");
  if (found === undefined) return { state: "unsound", why: "none" };
  const format = chain?.addressRegexKey ?? "";
  const { addressDeposit: address, tagDeposit: memo } = found;
  if (/\s/.test(address) || (isAddressFormat(format) && !checkAddress(format, address).ok)) {
    return { state: "unsound", why: "address" };
  }
  if (memo === "" ? chain?.tagRequired === true : isAddressFormat(format) && !checkMemo(format, memo).ok) {
    return { state: "unsound", why: "memo" };
  }
  return {
    state: "ok",
    id: found.id ?? "",
    coin: answer.coin,
    chain: found.chain,
    chainType: found.chainType,
    address,
    memo,
    memoName: memo === "" ? "" : chain?.tagName || "memo",
    uri: uriOf(answer.coin, found, chain),
    contractEnd: found.contractAddress,
    ...(answer.accountType !== undefined && { account: answer.accountType }),
  };
}

/** A code names a contract only where the signed answer ends in the same characters. */
function uriOf(
  coin: string,
  { chain, addressDeposit, tagDeposit, contractAddress: end }: DepositAddress,
  listed?: CoinChain,
): string {
  const contract = listed?.contractAddress ?? "";
  const plain = { chain, coin, address: addressDeposit, memo: tagDeposit };
  if (contract === "" && end === "") return paymentUri(plain);
  return end !== "" && contract.endsWith(end) ? paymentUri({ ...plain, contract }) : addressDeposit;
}
