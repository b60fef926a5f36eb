/** D10.5, D10.13, D10.16, F2c.3, F2c.4, F6d.2, F1.7. */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { envelope } from "#sandbox/http/envelope.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { createDepositAnswers } from "#worker/deposit/answers.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { planeOptions } from "../worker/plane-options.ts";
import { createAnswers } from "./hostile-answers.ts";

/** Every call of deposits against every wrong answer, read by the worker's own client. */

const clock = manualClock(1_700_000_000_000);
const { publicKey, signed, forged } = createAnswers(() => clock.now());
const token = "a".repeat(64);
const mark = (of: string): string => createHash("sha256").update(of).digest("hex").slice(0, 32);

type Fields = Readonly<Record<string, unknown>>;
interface Sent {
  readonly path: string;
  readonly requestId: string;
  readonly fields: Fields;
}
/** Undefined: the answer is lost. */
type Told = { readonly text: string; readonly signature: string; readonly status?: number } | undefined;
type Host = (sent: Sent) => Told;

const says = (
  { path, requestId }: Sent,
  result: unknown,
  { retCode = 0, bearer = mark(token) }: { readonly retCode?: number; readonly bearer?: string } = {},
): string => JSON.stringify(envelope(path, { retCode, retMsg: "", result, requestId, bearer }, clock.now()));
const soundly = (text: string): Told => ({ text, signature: signed(text) });

const pathOf = (name: Parameters<typeof callDefinition>[0]): string =>
  callDefinition(name).path.replace(/^\//, "");
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

let host: Host;
let sent: Sent[];
beforeEach(() => {
  sent = [];
});

const http = createHttpPlane({
  ...planeOptions({ clock, apiBase: "https://exchange.test/x-api/", token: () => token }),
  signing: signingPolicy({ requestPublicKey: "", responsePublicKey: publicKey }, "localhost"),
  async fetch(address, init) {
    const url = new URL(address);
    const fields = (
      typeof init.body === "string" ? JSON.parse(init.body) : Object.fromEntries(url.searchParams)
    ) as Fields;
    const path = url.pathname.replace("/x-api/", "");
    const { requestId } = fields;
    const request = { path, fields, requestId: typeof requestId === "string" ? requestId : "" };
    sent.push(request);
    const told = host(request);
    if (told === undefined) throw new TypeError("Failed to fetch");
    const headers = told.signature === "" ? {} : { "x-signature": told.signature };
    return new Response(told.text, { status: told.status ?? 200, headers });
  },
});
const answers = createDepositAnswers(http);

const honest: Host = (request) => soundly(says(request, results[request.path]));
/** One path lies, the others do not. */
const lyingAt =
  (path: string, lie: Host): Host =>
  (request) =>
    request.path === path ? lie(request) : honest(request);

const address = () => answers["deposit.address"]({ coin: "USDT", chain: "TRX" });
const list = () => answers["deposit.addressList"]({});
const file = () => answers["deposit.csv"]({ filter: {}, words: { heads: {}, kinds: {}, states: {} } });

async function failure(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "answered";
  } catch (error) {
    return error instanceof CofferError ? error.data.code : String(error);
  }
}

const reads = [
  ["an address", paths.order, address],
  ["the list of addresses", paths.list, list],
  ["records", paths.records, file],
] as const;

const lies: readonly (readonly [string, Host])[] = [
  ["unsigned", (request) => ({ text: says(request, results[request.path]), signature: "" })],
  [
    "signed with another key",
    (request) => {
      const text = says(request, results[request.path]);
      return { text, signature: forged(text) };
    },
  ],
  [
    "changed after it was signed",
    (request) => {
      const text = says(request, results[request.path]);
      return { text: text.replace("USDT", "USDC"), signature: signed(text) };
    },
  ],
  [
    "a true answer to an earlier question",
    (request) => soundly(says({ ...request, requestId: "of-a-question-before" }, results[request.path])),
  ],
  [
    "a true answer to somebody else who asked the same",
    (request) => soundly(says(request, results[request.path], { bearer: mark("of-another-person") })),
  ],
  ["lost", () => undefined],
  ["empty", () => ({ text: "", signature: signed("") })],
  ["a page of a proxy", () => soundly("<html>busy</html>")],
  ["of another shape", (request) => soundly(says(request, { surprise: 1 }))],
  [
    "a status of its own",
    (request) => ({ ...(honest(request) ?? { text: "", signature: "" }), status: 502 }),
  ],
  ["a refusal", (request) => soundly(says(request, null, { retCode: 50_001 }))],
];

describe.each(reads)("%s", (_what, path, ask) => {
  it("of this person and this question is taken, a host without marks too", async () => {
    host = honest;
    expect(await failure(ask())).toBe("answered");
    host = (request) => {
      const text = JSON.stringify(
        envelope(
          request.path,
          { retCode: 0, retMsg: "", result: results[request.path], requestId: request.requestId },
          clock.now(),
        ),
      );
      return soundly(text);
    };
    expect(await failure(ask())).toBe("answered");
  });

  it.each(lies)("%s is none", async (_lie, lie) => {
    host = lyingAt(path, lie);
    expect(await failure(ask())).not.toBe("answered");
  });
});

describe("an address in a sound answer", () => {
  const answered = (part: object, whole: object = {}): Host =>
    lyingAt(paths.order, (request) =>
      soundly(says(request, { coin: "USDT", chains: [{ ...row, ...part }], ...whole })),
    );

  it("that fails its checksum never crosses to the page", async () => {
    host = answered({ addressDeposit: `${sound.slice(0, -1)}u` });
    const answer = await address();
    expect(answer).toEqual({ state: "unsound", why: "address" });
  });

  it.each([
    ["coin", {}, { coin: "USDC" }],
    ["network", { chain: "ETH" }, {}],
  ])("of another %s is none", async (_what, part, whole) => {
    host = answered(part, whole);
    expect(await failure(address())).not.toBe("answered");
  });

  it("has the minimum that was signed", async () => {
    host = answered({ depositMin: "5" });
    expect(await address()).toMatchObject({ state: "ok", minimum: "5" });
  });
});

describe("records of a filter", () => {
  it.each([
    ["coin", { coin: "BTC" }],
    ["number", { id: "8" }],
  ])("with one of another %s are none", async (_what, filter) => {
    host = honest;
    const call = answers["deposit.csv"]({ filter, words: { heads: {}, kinds: {}, states: {} } });
    expect(await failure(call)).not.toBe("answered");
  });
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
    host = at(onEdit, onList);
    expect(await save()).toEqual({ outcome: "saved" });
    expect(sent.filter(({ path }) => path === paths.edit)).toHaveLength(1);
  });

  it.each([
    ["the answer says so and the list does not", honest, unchanged],
    ["the answer was lost and the list has not changed", lost, unchanged],
    ["both answers were lost", lost, lost],
    ["the list is an old one", lost, lies[3]?.[1] ?? lost],
    ["the list is somebody else's", failed, lies[4]?.[1] ?? lost],
    [
      "the list is not signed",
      honest,
      (request: Sent) => ({ text: changed(request)?.text ?? "", signature: "" }),
    ],
  ])("is unknown where %s", async (_what, onEdit, onList) => {
    host = at(onEdit, onList);
    expect(await save()).toEqual({ outcome: "unknown" });
  });

  it("is refused where the list agrees with the refusal", async () => {
    host = at(refused, unchanged);
    expect(await failure(save())).toBe("10001");
  });
});
