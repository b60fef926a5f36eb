// @vitest-environment happy-dom
/** F6c.*: whether a record is of the withdrawal that was sent. */
import { expect, it } from "vitest";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import {
  debitBeyond,
  feeBeyond,
  isOfOrder,
  otherAccounts,
  receivedOf,
  type WithdrawOrder,
} from "#src/features/withdraw/send/withdraw-order.ts";

const sent = {
  coin: "USDT",
  chain: "ARBI",
  address: "0xAbc",
  memo: "",
  amount: "100",
  received: "99",
  recipient: null,
  internal: false,
} as unknown as WithdrawOrder;
const gross = { ...sent, feeType: 1 } as WithdrawOrder;
const net = { ...sent, feeType: 0 } as WithdrawOrder;
const toUser = {
  ...sent,
  address: "42",
  internal: true,
  recipient: { uid: "42" },
} as unknown as WithdrawOrder;
const record = (change: Partial<WithdrawRecord> = {}) =>
  ({
    coin: "USDT",
    chain: "ARBI",
    toAddress: "0xabc",
    tag: "",
    amount: "100",
    withdrawType: 0,
    requestId: "own",
    createTime: "1000000",
    ...change,
  }) as WithdrawRecord;

it.each([
  ["in the host's own case", sent, record(), true],
  ["less its fee", sent, record({ amount: "99.0" }), true],
  ["to an address of somebody here", sent, record({ withdrawType: 1 }), true],
  ["to somebody else here", sent, record({ withdrawType: 1, toAddress: "0xdef" }), false],
  ["to another address", sent, record({ toAddress: "0xdef" }), false],
  ["over another network", sent, record({ chain: "ETH" }), false],
  ["with a memo", sent, record({ tag: "7" }), false],
  ["of another sum", sent, record({ amount: "98" }), false],
  ["of another fee, taken out of the same sum", gross, record({ amount: "98", withdrawFee: "2" }), true],
  ["of another fee that makes another sum", gross, record({ amount: "98", withdrawFee: "3" }), false],
  ["of another fee on top of another sum", net, record({ amount: "98", withdrawFee: "2" }), false],
  ["to a user by number", toUser, record({ withdrawType: 1, toAddress: "42" }), true],
  ["to another user", toUser, record({ withdrawType: 1, toAddress: "43" }), false],
  ["of a host that names no request", sent, record({ requestId: "" }), true],
  ["of another request", sent, record({ requestId: "before" }), false],
  ["of before it was sent", sent, record({ requestId: "", createTime: "939999" }), false],
  ["of a clock that is late", sent, record({ requestId: "", createTime: "940000" }), true],
  ["of its very request, whenever that is said to be", sent, record({ createTime: "1" }), true],
])("%s", (_what, order, one, expected) => {
  expect(isOfOrder(order, one, { requestId: "own", sentAt: 1_000_000 })).toBe(expected);
});

it.each([
  ["the fee that was reviewed", "1.0", ""],
  ["less than that", "0.5", ""],
  ["no fee told", "", ""],
  ["more than that", "1.01", "1.01"],
])("%s", (_what, withdrawFee, expected) => {
  expect(feeBeyond({ ...sent, fee: "1" }, record({ withdrawFee }))).toBe(expected);
});

it.each([
  ["as it was typed, with the fee that was reviewed", { amount: "100", withdrawFee: "1" }, "99"],
  ["as it was typed, with no fee told", { amount: "100", withdrawFee: "" }, "99"],
  ["as it was typed, with more of a fee", { amount: "100", withdrawFee: "3" }, ""],
  ["less another fee", { amount: "97", withdrawFee: "3" }, "97"],
] as const)("what arrives of a sum %s", (_what, told, expected) => {
  expect(receivedOf({ ...gross, fee: "1" }, record(told))).toBe(expected);
});

it.each([
  ["the debit that was reviewed", "100.0", ""],
  ["less than that", "99", ""],
  ["no debit told", "", ""],
  ["more than that, with the very fee", "101", "101"],
])("%s", (_what, debited, expected) => {
  const taken = record({ withdrawFee: "1", debited });
  expect(debitBeyond({ ...sent, fee: "1", debit: "100" }, taken)).toBe(expected);
});

it.each([
  ["the account that was reviewed", "FUND", "FUND", []],
  ["one of those that were", "FUND,UTA,EARN", "UTA", []],
  ["no account told", "FUND", "", []],
  ["an account of no name here", "FUND", "VAULT", []],
  ["another account", "FUND", "UTA", ["UTA"]],
  ["another account too", "FUND", "FUND,UTA", ["FUND", "UTA"]],
] as const)("%s", (_what, wallet, accountType, expected) => {
  expect(otherAccounts({ ...sent, wallet }, record({ accountType }))).toEqual(expected);
});
