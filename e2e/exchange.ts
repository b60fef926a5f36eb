import * as v from "valibot";
import type { Settings } from "#sandbox/settings.ts";
import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { logLine, monitorEvent } from "#shared/contract/telemetry.ts";
import { decimal } from "#shared/domain/decimal.ts";
import type { Json } from "#shared/domain/stable-json.ts";
import type { PrivateTopic } from "#shared/feed/frames.ts";
import { nodeSignature } from "../tests/signing/node-client.ts";

/** A fresh person with opening balances, and the token of an open session. */
export interface Account {
  readonly account: string;
  readonly userId: string;
  readonly token: string;
}

export type Wallet = Readonly<Record<string, string>>;

export interface Fault {
  readonly call?: HttpCallName;
  readonly latencyMs?: number;
  readonly answerLatencyMs?: number;
  readonly status?: number;
  readonly body?: string;
  readonly retCode?: number;
  readonly retMsg?: string;
  readonly result?: unknown;
  readonly signature?: "sound" | "absent" | "wrong" | "expired" | "malformed";
  readonly dropBeforeHandling?: boolean;
  readonly dropAfterHandling?: boolean;
  /** It is done all the same, whatever is answered. */
  readonly afterHandling?: boolean;
  readonly times?: number;
}

const madeAccount = v.object({ account: v.string(), userId: v.string(), token: v.string() });
const balances = v.object({
  balances: v.array(v.object({ kind: v.string(), coin: v.string(), amount: v.string() })),
});
const trialBalance = v.object({ coins: v.record(v.string(), v.string()), drifted: v.number() });
/** Older and newer calls spell it differently. */
const envelope = v.union([
  v.object({ ret_code: v.number(), ret_msg: v.string(), result: v.unknown() }),
  v.pipe(
    v.object({ retCode: v.number(), retMsg: v.string(), result: v.unknown() }),
    v.transform(({ retCode, retMsg, result }) => ({ ret_code: retCode, ret_msg: retMsg, result })),
  ),
]);
const servedConfig = v.object({ signing: v.object({ requestPublicKey: v.string() }) });
const collected = v.object({ events: v.array(monitorEvent), lines: v.array(logLine) });
const anything = v.unknown();

/** The exchange behind the page: its control plane, and its API as any other client would call it. */
type BookSwitchName = "withdrawWhitelist" | "addressBookOnly" | "newAddressLock" | "superVerification";

export class Exchange {
  readonly url: string;
  readonly #scope: "all" | "account";
  /** The account that was made last: where the exchange is shared, faults and counts are its own. */
  #account = "";

  constructor(url: string, scope: "all" | "account" = "all") {
    this.url = url;
    this.#scope = scope;
  }

  reset = () => this.#post("/sandbox/control/reset", {}, anything);
  fault = (fault: Fault) => this.#post("/sandbox/control/faults", { ...this.#whose(), ...fault }, anything);
  feed = (action: "drop-all" | "refuse" | "accept" | "silence" | "resume" | "garbage") =>
    this.#post("/sandbox/control/feed", { action }, anything);
  market = (change: { symbol?: string; price?: string; freeze?: boolean }) =>
    this.#post("/sandbox/control/market", change, anything);
  /** A transfer to an account's own address, or from another user. */
  deposit = (sent: {
    account: string;
    coin: string;
    chain?: string;
    amount: string;
    fromAddress?: string;
    depositType?: "0" | "10" | "20" | "50";
    travelRule?: 0 | 1;
    from?: string;
  }) =>
    this.#post("/sandbox/control/deposits", sent, v.object({ as: v.string(), id: v.optional(v.string()) }));
  /** What is known of a sender's address. */
  riskMark = (mark: {
    chain: string;
    address: string;
    reasons: readonly string[];
    reviewEnds?: "PASS" | "REJECT";
  }) => this.#post("/sandbox/control/risk-marks", mark, anything);
  /** An entry of somebody's address book, without codes. */
  bookEntry = (entry: {
    account: string;
    coin: string;
    chain?: string;
    address: string;
    tag?: string;
    remark?: string;
    verified?: boolean;
    internalType?: "UID" | "EMAIL" | "MOBILE";
    age?: number;
  }) => this.#post("/sandbox/control/address-book", entry, v.object({ id: v.string() }));
  /** The switches of somebody's address book. */
  bookSwitches = (change: { account: string } & Partial<Record<BookSwitchName, boolean>>) =>
    this.#post("/sandbox/control/address-book/switches", change, anything);
  /** What is in the way of somebody's migration, what is said of their identity, a card more. Answers the card's id. */
  migration = (change: {
    account: string;
    blocker?: { type: string; count: number };
    identity?: "accept" | "reject" | "again";
    card?: { pan4?: string; currency?: string; lost?: boolean; payForMs?: number };
  }) => this.#post("/sandbox/control/migration", change, v.object({ cardId: v.string() }));
  /** Signs a demo account in: where its migration stands is in its name. Answers its token. */
  demo = async (account: string): Promise<string> => {
    const { token } = await this.#post("/sandbox/session", { account }, v.object({ token: v.string() }));
    this.#account = account;
    return token;
  };
  /** What no block does to a deposit. */
  stepDeposit = (id: string, step: string) =>
    this.#post("/sandbox/control/deposits/step", { id, step }, anything);
  settings = (change: Partial<Settings>) => this.#post("/sandbox/control/settings", change, anything);

  createAccount(funding: Wallet, unified: Wallet = {}): Promise<Account> {
    return this.#makeAccount({ balances: { funding, unified } });
  }

  async #makeAccount(wanted: object): Promise<Account> {
    const made = await this.#post("/sandbox/accounts", wanted, madeAccount);
    this.#account = made.account;
    return made;
  }

  #whose(): { account?: string } {
    if (this.#scope === "all") return {};
    if (this.#account === "")
      throw new Error("This exchange is shared: a fault needs an account, or ownExchange");
    return { account: this.#account };
  }

  /** Conversions of days gone by, the newest `stepMs` ago, each so long before the next; through the books. */
  async makePast(name: string, many: number, stepMs = 3_600_000): Promise<void> {
    const wanted = { account: name, count: many, stepMs };
    const { made } = await this.#post(
      "/sandbox/control/past-conversions",
      wanted,
      v.object({ made: v.number() }),
    );
    if (made !== many) throw new Error(`${made} of ${many} conversions were made`);
  }

  /** Entries of days gone by; all that went out came back. */
  pastLedger = (wanted: {
    readonly account: string;
    readonly entries: number;
    readonly events: number;
    readonly days: number;
  }) => this.#post("/sandbox/control/past-ledger", wanted, anything);

  /** Somebody who is not like others: another region, a loan, an identity that is not checked. */
  createPerson(funding: Wallet, profile: Readonly<Record<string, unknown>>): Promise<Account> {
    return this.#makeAccount({ balances: { funding }, ...profile });
  }

  /** The funding wallet by coin; a coin that is not there has "0". */
  async funding(name: string): Promise<(coin: string) => string> {
    return this.#wallet(name, "funding");
  }

  /** The unified wallet by coin; a coin that is not there has "0". */
  async unified(name: string): Promise<(coin: string) => string> {
    return this.#wallet(name, "unified");
  }

  /** What of the funding wallet is held back, by coin. */
  async locked(name: string): Promise<(coin: string) => string> {
    return this.#wallet(name, "funding_locked");
  }

  async #wallet(name: string, kind: string): Promise<(coin: string) => string> {
    const { balances: rows } = await this.#get(`/sandbox/control/balances?account=${name}`, balances);
    return (coin) => rows.find((row) => row.kind === kind && row.coin === coin)?.amount ?? "0";
  }

  /** Coins whose entries do not add up to zero, and accounts that differ from their entries. */
  async imbalance(): Promise<string[]> {
    const { coins, drifted } = await this.#get("/sandbox/control/trial-balance", trialBalance);
    const off = Object.entries(coins).filter(([, sum]) => !decimal(sum).isZero());
    return [
      ...off.map(([coin, sum]) => `${coin}: ${sum}`),
      ...(drifted === 0 ? [] : [`drifted: ${drifted}`]),
    ];
  }

  /** The newest code in somebody's mailbox, "" for none. */
  async mailCode(account: string): Promise<string> {
    const mails = v.object({ mails: v.array(v.object({ code: v.string() })) });
    const answer = await this.#get(`/sandbox/control/mail?account=${account}`, mails);
    return answer.mails[0]?.code ?? "";
  }

  /** Whether a person's page has been sent all of a private topic: from then on it is sent the changes. */
  async isWatching({ userId }: Account, topic: PrivateTopic): Promise<boolean> {
    const people = v.object({ watching: v.record(v.string(), v.array(v.number())) });
    const { watching } = await this.#get("/sandbox/control/feed", people);
    return watching[topic]?.includes(Number(userId)) === true;
  }

  /** How often a call arrived at the server. */
  async seen(call: HttpCallName): Promise<number> {
    const query = new URLSearchParams({ call, ...this.#whose() });
    const { count } = await this.#get(`/sandbox/control/seen?${query}`, v.object({ count: v.number() }));
    return count;
  }

  /** What the host's collectors took in. */
  telemetry = () => this.#get("/sandbox/control/telemetry", collected);

  async cspReports(): Promise<readonly unknown[]> {
    const { reports } = await this.#get(
      "/sandbox/control/csp-reports",
      v.object({ reports: v.array(anything) }),
    );
    return reports;
  }

  /** Any GET of the contract without input, by another client than the page. Answers the result. */
  async query(name: HttpCallName, token: string): Promise<unknown> {
    const path = `/x-api/${callDefinition(name).path.replace(/^\//, "")}`;
    const response = await fetch(this.url + path, { headers: { UserToken: token } });
    return (await this.#read(path, response, v.object({ result: v.unknown() }))).result;
  }

  /** Any POST of the contract, by another client than the page. Answers the envelope. */
  async call(
    name: HttpCallName,
    token: string,
    input: object,
  ): Promise<{ code: number; message: string; result: unknown }> {
    const { path, signed } = callDefinition(name);
    const answer = await this.#post(`/x-api/${path.replace(/^\//, "")}`, input, envelope, {
      UserToken: token,
      ...(signed === true ? { "X-Signature": await this.#signature(path, input) } : {}),
    });
    return { code: answer.ret_code, message: answer.ret_msg, result: answer.result };
  }

  async #signature(path: string, input: object): Promise<string> {
    const { signing } = await this.#get("/sandbox/app-config", servedConfig);
    const publicKey = signing.requestPublicKey;
    return nodeSignature({ path, body: input as Json, now: Date.now(), publicKey });
  }

  async #post<S extends v.GenericSchema>(
    path: string,
    body: object,
    schema: S,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<S>> {
    const answer = await fetch(this.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return this.#read(path, answer, schema);
  }

  async #get<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
    return this.#read(path, await fetch(this.url + path), schema);
  }

  async #read<S extends v.GenericSchema>(
    path: string,
    answer: Response,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return v.parse(schema, await answer.json());
  }
}
