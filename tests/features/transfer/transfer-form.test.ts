/** R1.11, F0.7. */
import { describe, expect, it, vi } from "vitest";
import { againLink } from "#src/features/transfer/records/again-link.ts";
import { filterOf, transferFilters } from "#src/features/transfer/records/records-view.ts";
import { transferDraft } from "#src/features/transfer/transfer-draft.ts";
import { sourceOf, type TransferEvent, transferReducer } from "#src/features/transfer/transfer-form.ts";
import { readLink, writeLink } from "#src/features/transfer/transfer-link.ts";
import { daysBefore, firstOfWeek } from "#src/records/week.ts";

// The filters ask for the day of now.
vi.mock("#src/bridge/server-clock.ts", () => ({ serverNow: () => Date.UTC(2026, 10, 30, 12) }));

const formAfter = (search: string, ...events: readonly TransferEvent[]) =>
  events.reduce(transferReducer, readLink(search));

describe("the address", () => {
  it.each([
    "?from=FUND&to=UNIFIED.10000018&coin=BTC",
    "?mode=user&from=UNIFIED&coin=USDT",
    "?from=UNIFIED&to=FUND&coin=ETH",
  ])("%s brings the form back", (search) => {
    const form = readLink(search);
    expect(readLink(writeLink("", form))).toEqual(form);
    expect(new URLSearchParams(writeLink("", form))).toEqual(new URLSearchParams(search));
  });

  it("that makes no sense is the usual form", () => {
    const usual = readLink("");
    expect(readLink("?from=<b>&to=NOWHERE.x&coin=%24")).toEqual(usual);
    expect(readLink("?from=UNIFIED&to=UNIFIED")).toMatchObject({ to: { accountType: "FUND" } });
  });

  it("says neither whom nor how much, whoever made it", () => {
    const link = "?mode=user&from=FUND&coin=USDT&by=EMAIL&who=lena%40example.com&amount=1500";
    const form = readLink(link);
    expect(form).toMatchObject({ mode: "user", by: "UID", who: "", text: "" });
    const typed = { ...form, by: "MOBILE", who: "+6512345678", text: "40" } as const;
    expect(writeLink(link, typed)).toBe("?mode=user&from=FUND&coin=USDT");
  });

  it("keeps what else stands there", () => {
    expect(writeLink("?lang=de-DE", readLink(""))).toContain("lang=de-DE");
  });
});

describe("the form", () => {
  it("picking the other end's place trades places", () => {
    const unified = { memberId: "", accountType: "UNIFIED" } as const;
    const form = formAfter("", { type: "placed", end: "from", place: unified });
    expect([form.from.accountType, form.to.accountType]).toEqual(["UNIFIED", "FUND"]);
  });

  it("any change withdraws what was requested, and nothing but a transfer empties it", () => {
    const typed = { type: "typed", text: "5", pasted: false } as const;
    const form = formAfter("", typed, { type: "submitted" });
    expect(form).toMatchObject({ waiting: true, validated: true });
    for (const event of [
      { type: "swapped" },
      { type: "coin", coin: "BTC" },
      { type: "mode", mode: "user" },
    ] as const) {
      expect(transferReducer(form, event)).toMatchObject({ waiting: false, text: "5" });
    }
    expect(transferReducer(form, { type: "sent" }).text).toBe("");
  });

  it("to others it is the main account's money", () => {
    expect(sourceOf(formAfter("?mode=user&from=UNIFIED.77"))).toEqual({
      memberId: "",
      accountType: "UNIFIED",
    });
  });
});

describe("what is kept in the tab", () => {
  const kept = { by: "EMAIL", who: "lena@example.com", text: "40", coin: "USDT" };
  it.each<[string, string, object, object]>([
    ["all of it", "?mode=user&coin=USDT", kept, { mode: "user", by: "EMAIL", who: kept.who, text: "40" }],
    ["an amount of another coin", "?coin=BTC", kept, { coin: "BTC", who: kept.who, text: "" }],
    ["a way that there is not", "", { ...kept, by: "FAX" }, { by: "UID" }],
    ["what is no text", "", { coin: "USDT", who: 7, text: {} }, { who: "", text: "" }],
  ])("comes back beside the address: %s", (_, search, stored, form) => {
    expect(transferDraft(search).read(stored)).toMatchObject(form);
  });

  it("is without the amount of what is under way", () => {
    const { toKeep } = transferDraft("");
    const form = formAfter("", { type: "again", text: "5", who: "9" }, { type: "underWay", underWay: true });
    expect(toKeep?.(form)).toMatchObject({ text: "", who: "9" });
    expect(toKeep?.({ ...form, underWay: false })).toMatchObject({ text: "5" });
  });
});

describe("records", () => {
  it("are requested a week at a time, a number in any week", () => {
    expect(firstOfWeek("2026-03-02")).toBe("2026-02-24");
    expect(daysBefore("2026-11-20", -7)).toBe("2026-11-27");
    const view = transferFilters.read("?until=2026-11-20&state=FAILED&coin=btc&member=77");
    const { startTime = 0, endTime = 0, ...rest } = filterOf(view, "2026-11-28");
    expect(rest).toEqual({ status: "FAILED", coin: "BTC", memberId: "77" });
    expect(endTime - startTime).toBe(7 * 86_400_000);
    const named = transferFilters.read("?until=2026-02-31&no=abc");
    expect(filterOf(named, "2026-11-28")).toEqual({ transferId: "abc" });
    // The week that is shown ends with today: what lies before its days is of the week before alone.
    const newest = filterOf(transferFilters.empty, "2026-11-28");
    expect(newest).toEqual(filterOf(transferFilters.read("?until=2026-11-28"), "2026-11-30"));
    const before = filterOf(transferFilters.read("?until=2026-11-21"), "2026-11-28");
    expect(before.endTime).toBe(newest.startTime);
  });

  it("lead to the same transfer again", () => {
    const members = [
      { uid: "1", accountType: ["FUND"], name: "" },
      { uid: "2", accountType: ["FUND"], name: "desk" },
    ];
    const row = {
      transferId: "t",
      coin: "USDT",
      amount: "4",
      fromMemberId: "1",
      toMemberId: "2",
      fromAccountType: "FUND",
      toAccountType: "FUND",
      timestamp: "0",
      status: "SUCCESS",
      endedAt: "",
      failCode: 0,
      otherName: "",
    } as const;
    const own = "/transfer?from=FUND&to=FUND.2&coin=USDT";
    expect(againLink(row, members)).toEqual({ href: own, state: { again: { who: "", amount: "4" } } });
    expect(againLink({ ...row, toMemberId: "9" }, members)).toEqual({
      href: "/transfer?mode=user&from=FUND&coin=USDT",
      state: { again: { who: "9", amount: "4" } },
    });
    expect(againLink({ ...row, fromMemberId: "9" }, members)).toBeNull();
    // One that is under way is not ready to be sent a second time.
    for (const status of ["PENDING", "STATUS_UNKNOWN"] as const)
      expect(againLink({ ...row, status }, members)?.state.again.amount).toBe("");
  });

  it.each<[string, object]>([
    ["from an account that the form does not know", { fromAccountType: "EARN" }],
    ["to one", { toAccountType: "EARN" }],
    ["of a coin that it cannot name", { coin: "USDC.e" }],
    ["of two equal ends", { toMemberId: "1" }],
    ["to others from a sub-account", { fromMemberId: "2", toMemberId: "9" }],
  ])("lead to no other transfer: one %s", (_what, part) => {
    const members = ["1", "2"].map((uid) => ({ uid, accountType: ["FUND"], name: "" }));
    const row = { transferId: "t", coin: "USDT", amount: "4", fromMemberId: "1", toMemberId: "2" };
    const ends = { fromAccountType: "FUND", toAccountType: "FUND" };
    const time = { timestamp: "0", status: "SUCCESS", endedAt: "", failCode: 0, otherName: "" } as const;
    expect(againLink({ ...row, ...ends, ...time, ...part }, members)).toBeNull();
  });
});
