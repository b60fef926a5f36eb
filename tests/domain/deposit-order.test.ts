/** F4c.5, F4c.6, F6d.3: which of two records of a deposit is of before. */

import * as v from "valibot";
import { expect, it } from "vitest";
import { type DepositRecord, depositRecord } from "#shared/contract/deposit-records.ts";
import { isOlderDeposit } from "#shared/domain/deposit-order.ts";

const chain = (part: object): DepositRecord =>
  v.parse(depositRecord, {
    recordType: 1,
    id: "1",
    coin: "USDT",
    chain: "TRX",
    amount: "25",
    txID: "aa",
    status: 1,
    toAddress: "T",
    tag: "",
    depositFee: "0",
    successAt: "",
    confirmations: "20",
    requiredConfirmations: "20",
    safeConfirmations: "40",
    txIndex: "0",
    blockHash: "",
    batchReleaseLimit: "-1",
    depositType: "0",
    fromAddress: "",
    ...part,
  });
const internal = (part: object): DepositRecord =>
  v.parse(depositRecord, {
    recordType: 2,
    id: "2",
    type: 1,
    coin: "USDT",
    amount: "25",
    status: 1,
    address: "le",
    fromMemberId: "7",
    createdTime: "1790000000",
    txID: "",
    ...part,
  });
const fiat = (status: number, successAt = ""): DepositRecord =>
  v.parse(depositRecord, {
    recordType: 3,
    id: "3",
    coin: "EUR",
    amount: "5",
    status,
    paymentMethod: "Card",
    depositFee: "0",
    successAt,
  });

const credited = chain({ status: 3, successAt: "1790000000000" });
const done = chain({ status: 3, successAt: "1790000000000", confirmations: "40" });
const questions = chain({ status: 2, travelRuleStatus: 1 });
const reviewing = chain({ status: 2, travelRuleStatus: 2 });
const refused = chain({ status: 2, travelRuleStatus: 3 });
const returned = chain({ status: 4, depositType: "50" });

it.each<[string, DepositRecord, DepositRecord]>([
  ["answered questions, credited", questions, credited],
  ["a review, credited", reviewing, credited],
  ["a limit, processed", chain({ status: 2, depositType: "10" }), chain({ status: 2 })],
  ["documents, processed", chain({ status: 2, depositType: "20" }), chain({ status: 2 })],
  ["a block, going back", chain({ status: 2, depositType: "50" }), returned],
  ["by hand, credited", chain({ status: 70_013 }), credited],
  ["a state that is not known, confirming", chain({ status: 0 }), chain({ status: 1 })],
  ["from a user, answered", internal({ complianceStatus: 2 }), internal({ complianceStatus: 0 })],
  ["kept after a rollback", chain({ status: 7 }), chain({ status: 70_012, successAt: "1790000000000" })],
  ["failed after a rollback", chain({ status: 7 }), chain({ status: 4 })],
  ["taken back when it was done", done, chain({ status: 7, successAt: "1790000000000" })],
  ["left to people after its end", done, chain({ status: 70_013, successAt: "1790000000000" })],
  ["taken off without a time of its credit", done, chain({ status: 70_011 })],
  ["left to people without a time of its credit", credited, chain({ status: 70_013 })],
  ["at an end that another state is told of", done, chain({ status: 0, successAt: "1790000000000" })],
])("%s: what comes after is not of before", (_what, known, record) => {
  expect(isOlderDeposit(record, known)).toBe(false);
});

it.each<[string, DepositRecord, DepositRecord]>([
  ["a credit", credited, questions],
  ["a credit that is free", done, credited],
  ["a return", returned, refused],
  ["a return", returned, chain({ status: 1 })],
  ["the end of a rollback", chain({ status: 70_011 }), chain({ status: 7 })],
  ["what was taken off", chain({ status: 70_011, successAt: "1790000000000" }), done],
  ["what was taken off, while it was free of nothing yet", chain({ status: 70_011 }), credited],
  ["what a user sent", internal({ status: 2 }), internal({ complianceStatus: 1 })],
  ["what a user sent, refused", internal({ status: 3 }), internal({})],
  ["a payment", fiat(3, "1790000000000"), fiat(2)],
  ["a rollback, by a credit", chain({ status: 7, successAt: "1790000000000" }), done],
  [
    "a rollback, by a credit to the pool",
    chain({ status: 7, successAt: "1790000000000" }),
    chain({ status: 10_012 }),
  ],
  ["a rollback, by its blocks", chain({ status: 7 }), chain({ status: 1 })],
])("%s is not taken back", (_what, known, record) => {
  expect(isOlderDeposit(record, known)).toBe(true);
});
