/** R7.20, R6.7, F2d.1-F2d.7, F5.18-F5.20, F6c.7-F6c.9, D10.7. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { targetRule } from "#sandbox/areas/address-book/index.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { AddressDesk, address, type Person, usdt } from "./address-desk.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
let desk: AddressDesk;
beforeAll(async () => {
  under = await startSandbox();
  desk = new AddressDesk(under);
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/settings", { newAddressLockMs: lockMs, withdrawStopMs: lockMs });
});

/** Shorter than a session. */
const lockMs = 600_000;

describe("adding", () => {
  test("needs the codes of a check that was made for just this", async () => {
    const person = await desk.personOf();
    const bare = { ...usdt("a"), requestId: newRequestId() };
    expect((await under.call("addressBook.create", bare, person.token)).code).toBe(10_005);
    const other = await desk.proven(person, "add", usdt("a"));
    const swapped = { ...other, address: address("b") } as CallInput<"addressBook.create">;
    expect((await under.call("addressBook.create", swapped, person.token)).code).toBe(10_005);
    expect((await desk.list(person)).rows).toEqual([]);
    const added = await desk.add(person, usdt("a"));
    expect(added.code).toBe(0);
    expect(added.result).toMatchObject({ status: 1, address: address("a"), verified: 0 });
  });

  test.each<[string, object, number]>([
    ["another network's address", { address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" }, 131_002],
    ["a network that the coin has not", { chain: "BTC" }, 131_002],
    ["a memo where there is none", { tag: "77" }, 131_081],
    ["an unknown user", { address: "1", addressType: 1, internalType: "UID", chain: undefined }, 131_077],
    ["an unnamed provider, where one has to be named", { walletType: 0 }, 131_068],
  ])("refuses %s", async (_, part, code) => {
    const person = await desk.personOf({ kycRegion: "AUT" });
    expect((await desk.add(person, usdt("c", part))).code).toBe(code);
  });

  test.each(["AUT", "KOR", "ARE"])("a provider is named in %s, in an edit as well", async (kycRegion) => {
    const person = await desk.personOf({ kycRegion });
    expect((await desk.add(person, usdt("c", { walletType: 0 }))).code).toBe(131_068);
    expect((await desk.add(person, usdt("c", { walletType: 1 }))).code).toBe(0);
    const [row] = (await desk.list(person)).rows;
    const edit = async (part: object): Promise<number> => {
      const input = await desk.proven(person, "edit", { id: row?.id ?? "", ...part });
      return (await under.call("addressBook.edit", input, person.token)).code;
    };
    expect(await edit({ walletType: 0 })).toBe(131_068);
    expect(await edit({ remark: "Mine" })).toBe(0);
    expect((await desk.list(person)).rows[0]).toMatchObject({ remark: "Mine", walletType: 1 });
  });

  test("elsewhere none has to be", async () => {
    expect(
      (await desk.add(await desk.personOf({ kycRegion: "USA" }), usdt("c", { walletType: 0 }))).code,
    ).toBe(0);
  });

  test("refuses yourself, what stands there, who is ineligible, a full book, and for security", async () => {
    const person = await desk.personOf();
    const self = {
      coin: "baseCoin",
      address: person.userId,
      addressType: 1,
      internalType: "UID",
      verified: 0,
    };
    expect((await desk.add(person, self)).code).toBe(131_075);
    expect((await desk.add(person, usdt("d"))).code).toBe(0);
    expect((await desk.add(person, usdt("d"))).code).toBe(700_003);
    await under.control("/sandbox/control/risk-marks", {
      chain: "TRX",
      address: address("e"),
      reasons: ["SCAM"],
    });
    expect((await desk.add(person, usdt("e"))).code).toBe(131_066);
    await under.control("/sandbox/control/settings", { bookSize: 1 });
    expect((await desk.add(person, usdt("f"))).code).toBe(700_007);
    await under.control("/sandbox/control/settings", { bookSize: 200, refuseBookChanges: 1 });
    expect((await desk.add(person, usdt("f"))).code).toBe(131_226);
  });

  test("many: each row by itself, once an id", async () => {
    const person = await desk.personOf();
    const input = { list: [usdt("h"), usdt("h"), usdt("i")] };
    const wanted = (await desk.proven(
      person,
      "add",
      input,
    )) as unknown as CallInput<"addressBook.batchCreate">;
    const send = () =>
      under.call<"addressBook.batchCreate", CallOutput<"addressBook.batchCreate">>(
        "addressBook.batchCreate",
        wanted,
        person.token,
      );
    const first = await send();
    expect(first.result).toMatchObject({ successCount: 2, failList: [{ index: 1, code: 700_003 }] });
    expect((await send()).result).toEqual(first.result);
    expect((await desk.list(person)).rows).toHaveLength(2);
  });
});

describe("changing", () => {
  test("a name needs no codes, trust and another memo do; a moved memo locks again", async () => {
    const person = await desk.personOf();
    const xrp = {
      coin: "XRP",
      chain: "XRP",
      address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
      tag: "7",
      addressType: 0,
      verified: 0,
    };
    const { id } = (await desk.add(person, xrp)).result;
    under.clock.jump(lockMs);
    const edit = (part: object) =>
      under.call<"addressBook.edit", CallOutput<"addressBook.edit">>(
        "addressBook.edit",
        { id, requestId: newRequestId(), ...part },
        person.token,
      );
    expect((await edit({ remark: "Payroll" })).result.status).toBe(0);
    expect((await edit({ verified: 1 })).code).toBe(10_005);
    expect((await edit({ tag: "8" })).code).toBe(10_005);
    const moved = (await desk.proven(person, "edit", { id, tag: "8" })) as CallInput<"addressBook.edit">;
    expect((await edit(moved)).result).toMatchObject({ status: 1, tag: "8" });
    expect((await desk.list(person)).rows[0]).toMatchObject({ remark: "Payroll", tag: "8", status: 1 });
  });

  test("deleting again means the same, and takes nobody else's", async () => {
    const [one, other] = [await desk.personOf(), await desk.personOf()];
    const { id } = (await desk.add(one, usdt("j"))).result;
    const remove = ({ token }: Person) =>
      under.call<"addressBook.delete", CallOutput<"addressBook.delete">>(
        "addressBook.delete",
        { ids: [id], requestId: newRequestId() },
        token,
      );
    await remove(other);
    expect((await desk.list(one)).rows).toHaveLength(1);
    expect((await remove(one)).result.deleted).toBe(1);
    expect((await remove(one)).result.deleted).toBe(1);
    expect((await desk.list(one)).rows).toEqual([]);
  });
});

describe("the switches and what they mean for a withdrawal", () => {
  const ruleOf = ({ userId }: Person, name: string) => {
    const { exchange } = under.sandbox;
    const target = { coin: "USDT", chain: "TRX", address: address(name), tag: "" };
    return targetRule(exchange.database.db, exchange.market, Number(userId), target, under.clock.now());
  };
  const turn = async (
    person: Person,
    switchType: CallInput<"addressBook.switch">["switchType"],
    open: boolean,
  ) => {
    const wanted = (await desk.proven(person, "switch", {
      switchType,
      open,
    })) as CallInput<"addressBook.switch">;
    return under.call<"addressBook.switch", CallOutput<"addressBook.switch">>(
      "addressBook.switch",
      wanted,
      person.token,
    );
  };

  test("a new address is locked for its time; trusted ones skip the codes while that is on", async () => {
    const person = await desk.personOf();
    await desk.add(person, usdt("k", { verified: 1 }));
    expect(await ruleOf(person, "k")).toMatchObject({ code: 131_098, needsCodes: false });
    expect(await ruleOf(person, "typed")).toMatchObject({ code: 0, needsCodes: true });
    under.clock.jump(lockMs);
    expect(await ruleOf(person, "k")).toMatchObject({ code: 0, needsCodes: false });
    await turn(person, "WITHDRAW_WHITELIST", false);
    expect(await ruleOf(person, "k")).toMatchObject({ code: 0, needsCodes: true });
  });

  test("the book only: nothing else, not even the same address on another coin's entry", async () => {
    const person = await desk.personOf();
    await desk.add(person, usdt("l"));
    await turn(person, "ADDRESS_BOOK_ONLY", true);
    under.clock.jump(lockMs);
    expect(await ruleOf(person, "l")).toMatchObject({ code: 0 });
    expect(await ruleOf(person, "typed")).toMatchObject({ code: 131_083 });
  });

  test("turning the lock off stops all withdrawals for its time; on again does not shorten it", async () => {
    const person = await desk.personOf();
    const off = await turn(person, "NEW_ADDRESS_LOCK", false);
    expect(off.result.withdrawLockUntil).toBeGreaterThan(under.clock.now() / 1000);
    expect(await ruleOf(person, "any")).toMatchObject({ code: 131_089 });
    await turn(person, "NEW_ADDRESS_LOCK", true);
    expect(await ruleOf(person, "any")).toMatchObject({ code: 131_089 });
    under.clock.jump(lockMs);
    expect(await ruleOf(person, "any")).toMatchObject({ code: 0 });
  });

  test("the variant of the United States is theirs alone", async () => {
    const input = { open: true };
    const wanted = async (person: Person) =>
      under.call("addressBook.superVerification", await desk.proven(person, "switch", input), person.token);
    const american = await desk.personOf({ kycRegion: "USA" });
    expect((await wanted(american)).code).toBe(0);
    expect((await desk.list(american)).superVerification).toBe(true);
    const other = await desk.personOf();
    expect((await wanted(other)).code).toBe(10_024);
    expect((await desk.list(other)).superVerification).toBeUndefined();
  });
});
