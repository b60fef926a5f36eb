/** D10.5, D10.13, D10.16, F2c.3, F2c.4, F6d.2, F1.7. */
import { beforeEach, describe, expect, it } from "vitest";
import { envelope } from "#sandbox/http/envelope.ts";
import { createDepositAnswers } from "#worker/deposit/answers.ts";
import { createLyingHost, failure, type Host, pathOf, type Sent } from "./lying-host.ts";

/** Every call of deposits against every wrong answer, read by the worker's own client. */

const paths = {
  order: pathOf("deposit.order"),
  list: pathOf("deposit.addresses"),
  edit: pathOf("deposit.editAddress"),
  records: pathOf("deposit.records"),
  config: pathOf("coins.config"),
};

const sound = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const row = {
  coin: "USDT",
  chain: "TRX",
  chainType: "TRC20",
  addressDeposit: sound,
  tagDeposit: "",
  batchReleaseLimit: "-1",
  contractAddress: "gjLj6t",
  id: "1",
  remark: "",
  isDefault: true,
  status: 0,
};
const record = {
  recordType: 2,
  id: "7",
  type: 1,
  coin: "USDT",
  amount: "25000",
  status: 2,
  address: "fr****@example.com",
  fromMemberId: "3",
  createdTime: "1700000000",
  txID: "",
};
const results: Readonly<Record<string, unknown>> = {
  [paths.order]: { coin: "USDT", chains: [row] },
  [paths.list]: { coin: "", chains: [row] },
  [paths.edit]: { id: "1", status: 0 },
  [paths.records]: { rows: [record], nextPageCursor: "" },
  [paths.config]: { name: "Tether", coin: "USDT", chains: [] },
};

const { http, sent, answer, says, soundly, honest, lyingAt, lies } = createLyingHost(results);
beforeEach(() => {
  sent.length = 0;
});
let bearer = "of one person";
// As after a start of the worker.
let answers = createDepositAnswers(http, async () => bearer);
beforeEach(() => {
  answers = createDepositAnswers(http, async () => bearer);
});

const address = (part: object = {}) => answers["deposit.address"]({ coin: "USDT", chain: "TRX", ...part });
const list = () => answers["deposit.addressList"]({});
const file = () => answers["deposit.csv"]({ filter: {}, texts: { heads: {}, kinds: {}, states: {} } });

const reads = [
  ["an address", paths.order, address],
  ["the list of addresses", paths.list, list],
  ["records", paths.records, file],
] as const;

describe.each(reads)("%s", (_what, path, read) => {
  it("of this person and this question is taken, a host without marks too", async () => {
    answer(honest);
    expect(await failure(read())).toBe("answered");
    answer((request) => {
      const text = JSON.stringify(
        envelope(
          request.path,
          { retCode: 0, retMsg: "", result: results[request.path], requestId: request.requestId },
          1_700_000_000_000,
        ),
      );
      return soundly(text);
    });
    expect(await failure(read())).toBe("answered");
  });

  it.each(lies)("%s is none", async (_lie, lie) => {
    answer(lyingAt(path, lie));
    expect(await failure(read())).not.toBe("answered");
  });
});

describe("an address in a sound answer", () => {
  const answered = (part: object, whole: object = {}): Host =>
    lyingAt(paths.order, (request) =>
      soundly(says(request, { coin: "USDT", chains: [{ ...row, ...part }], ...whole })),
    );

  it("that fails its checksum never crosses to the page", async () => {
    answer(answered({ addressDeposit: `${sound.slice(0, -1)}u` }));
    expect(await address()).toEqual({ state: "invalid", why: "address" });
  });

  it.each([
    ["coin", {}, { coin: "USDC" }],
    ["network", { chain: "ETH" }, {}],
  ])("of another %s is none", async (_what, part, whole) => {
    answer(answered(part, whole));
    expect(await failure(address())).not.toBe("answered");
  });

  it("has the minimum that was signed", async () => {
    answer(answered({ depositMin: "5" }));
    expect(await address()).toMatchObject({ state: "ok", minimum: "5" });
  });
});

describe("a second address for one coin and network", () => {
  const other = "TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7";
  const answered = (part: object, whole: object = {}): Host =>
    lyingAt(paths.order, (request) =>
      soundly(says(request, { coin: "USDT", chains: [{ ...row, ...part }], ...whole })),
    );
  const changed = { state: "invalid", why: "changed" };

  it("is not shown, and the first one is once it is named again", async () => {
    answer(honest);
    expect(await address()).toMatchObject({ state: "ok", address: sound });
    answer(answered({ addressDeposit: other }));
    expect(await address()).toEqual(changed);
    expect(await address()).toEqual(changed);
    answer(honest);
    expect(await address()).toMatchObject({ state: "ok", address: sound });
  });

  it.each([
    ["without the memo of before", ""],
    ["with another memo", "1002"],
  ])("%s is one too", async (_what, tagDeposit) => {
    const ripple = { coin: "XRP", chain: "XRP", chainType: "Ripple" };
    const xrp = { ...ripple, addressDeposit: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", contractAddress: "" };
    const wanted = { coin: "XRP", chain: "XRP" };
    const config = { name: "Ripple", coin: "XRP", chains: [] };
    const withMemo = (memo: string): Host => {
      const order = answered({ ...xrp, tagDeposit: memo }, { coin: "XRP" });
      return (request) => (request.path === paths.config ? soundly(says(request, config)) : order(request));
    };
    answer(withMemo("1001"));
    expect(await address(wanted)).toMatchObject({ state: "ok", memo: "1001" });
    answer(withMemo(tagDeposit));
    expect(await address(wanted)).toEqual(changed);
  });

  it("of another account, or of who is logged in next, is theirs", async () => {
    answer(honest);
    expect(await address()).toMatchObject({ state: "ok" });
    answer(answered({ addressDeposit: other }));
    expect(await address({ accountType: "UNIFIED" })).toMatchObject({ state: "ok", address: other });
    answer(answered({ addressDeposit: other }, { accountType: "UNIFIED" }));
    expect(await address()).toMatchObject({ state: "ok", address: other });
    bearer = "of the next person";
    answer(answered({ addressDeposit: other }));
    expect(await address()).toMatchObject({ state: "ok", address: other });
  });
});

describe("records of a filter", () => {
  it.each([
    ["coin", { coin: "BTC" }],
    ["number", { id: "8" }],
    ["transaction", { txID: "aa" }],
    ["kind", { recordType: 1 }],
    ["time", { startTime: 1_700_000_001_000, endTime: 1_700_000_009_000 }],
  ] as const)("with one of another %s are none", async (_what, filter) => {
    answer(honest);
    const call = answers["deposit.csv"]({ filter, texts: { heads: {}, kinds: {}, states: {} } });
    expect(await failure(call)).not.toBe("answered");
  });
});

it("a record of less than nothing is none", async () => {
  const rows = [{ ...record, amount: "-25000" }];
  answer(lyingAt(paths.records, (request) => soundly(says(request, { rows, nextPageCursor: "" }))));
  expect(await failure(file())).not.toBe("answered");
});

describe("a changed address", () => {
  const edit = { id: "1", remark: "Salary", status: 1 } as const;
  const save = () => answers["deposit.saveAddress"](edit);
  const listed =
    (part: object): Host =>
    (request) =>
      soundly(says(request, { coin: "", chains: [{ ...row, ...part }] }));
  const changed = listed({ remark: "Salary", status: 1 });
  const unchanged = listed({});
  const at =
    (onEdit: Host, onList: Host): Host =>
    (request) =>
      request.path === paths.edit ? onEdit(request) : onList(request);
  const refused: Host = (request) => ({ text: says(request, null, { retCode: 10_001 }), signature: "" });
  const failed: Host = () => ({ text: "<html>no</html>", signature: "", status: 500 });
  const lost: Host = () => undefined;

  it.each([
    ["it was answered, and the list has it", honest, changed],
    ["the answer was lost, and the list has it", lost, changed],
    ["the server erred after it acted, and the list has it", failed, changed],
    ["a refusal came from who stands between, and the list has it", refused, changed],
  ])("is saved where %s", async (_what, onEdit, onList) => {
    answer(at(onEdit, onList));
    expect(await save()).toEqual({ outcome: "saved" });
    expect(sent.filter(({ path }) => path === paths.edit)).toHaveLength(1);
  });

  it("is saved with a remark that nobody sees all of, as the list shows it", async () => {
    answer(at(honest, listed({ remark: "Sal\u200bary" })));
    const saved = answers["deposit.saveAddress"]({ id: "1", remark: " Sal\u200bary " });
    expect(await saved).toEqual({ outcome: "saved" });
  });

  it.each([
    ["the answer says so and the list does not", honest, unchanged],
    ["the answer was lost and the list has not changed", lost, unchanged],
    ["both answers were lost", lost, lost],
    ["somebody between refused and let no list through", refused, lost],
    ["the list is an old one", lost, lies[3]?.[1] ?? lost],
    ["the list is somebody else's", failed, lies[4]?.[1] ?? lost],
    [
      "the list is not signed",
      honest,
      (request: Sent) => ({ text: changed(request)?.text ?? "", signature: "" }),
    ],
  ])("is unknown where %s", async (_what, onEdit, onList) => {
    answer(at(onEdit, onList));
    expect(await save()).toEqual({ outcome: "unknown" });
  });

  it("is refused where the list agrees with the refusal", async () => {
    answer(at(refused, unchanged));
    expect(await failure(save())).toBe("10001");
  });
});
