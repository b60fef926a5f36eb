import type { CoinChain } from "#shared/contract/coins.ts";
import type { DepositAddress, DepositAddresses } from "#shared/contract/deposit.ts";
import type { CallOutput } from "#shared/contract/index.ts";
import { formatOfChain } from "#shared/domain/address/chain-formats.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { type AddressFormat, isAddressFormat } from "#shared/domain/address/formats.ts";
import { checkMemo } from "#shared/domain/address/memo.ts";
import { paymentUri } from "#shared/domain/address/payment-uri.ts";
import { sameAddress } from "#shared/domain/address/same-address.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { dayLimitOf } from "#shared/domain/deposit-limit.ts";

/**
 * The gate before an address is shown (F3b.1, F6d.2). That the answer is signed, of this person, coin and chain is the
 * contract's; here the address itself has to be sound. The catalogue is not signed, so it never loosens what the answer says.
 */
export function readAddress(
  answer: DepositAddresses,
  chain: CoinChain | undefined,
): CallOutput<"deposit.address"> {
  const found = answer.chains.find(({ addressDeposit }) => addressDeposit !== "");
  if (found === undefined) return { state: "invalid", why: "none" };
  // The network was chosen by the name that the catalogue gave it: another one is another network.
  if (chain !== undefined && chain.chainType !== found.chainType) return { state: "invalid", why: "network" };
  const flaw = flawOf(found, chain);
  if (flaw !== "") return { state: "invalid", why: flaw };
  const { addressDeposit: address, tagDeposit: memo } = found;
  const dayLimit = dayLimitOf(found.batchReleaseLimit);
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
    ...(dayLimit !== "" && { dayLimit }),
    ...(found.depositMin !== undefined && { minimum: larger(found.depositMin, chain?.depositMin ?? "") }),
    ...(answer.accountType !== undefined && { account: answer.accountType }),
  };
}

/** What is wrong with an address or its memo, "" when nothing is. What is sent to the coin's own contract is nobody's any more. */
export function flawOf(
  { chain: code, addressDeposit: address, tagDeposit: memo }: DepositAddress,
  chain?: CoinChain,
): "" | "address" | "memo" {
  const format = formatOfChain(code) ?? listedFormat(chain);
  const reading = format && checkAddress(format, address);
  // Of a network that is not known here too: what nobody sees would be copied along.
  if (!/^[!-~]{1,200}$/.test(address) || reading?.ok === false) return "address";
  if (isSame(format, address, chain?.contractAddress ?? "")) return "address";
  if (memo === "") return chain?.tagRequired === true ? "memo" : "";
  // An address that holds a memo is no other one's account.
  if ((reading?.memo ?? memo) !== memo) return "memo";
  return checkMemo(format, memo).ok ? "" : "memo";
}

function isSame(format: AddressFormat | undefined, address: string, contract: string): boolean {
  return address === contract || (format !== undefined && sameAddress(format, address, contract));
}

function listedFormat(chain: CoinChain | undefined): AddressFormat | undefined {
  const key = chain?.addressRegexKey ?? "";
  return isAddressFormat(key) ? key : undefined;
}

/** Of two leasts the one that loses nothing. */
const larger = (one: string, other: string): string => (compareDecimalText(one, other) < 0 ? other : one);

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
