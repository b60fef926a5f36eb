import { findCall } from "#sandbox/http/routes.ts";
import type { HttpCallName } from "#shared/contract/index.ts";
import { createAnswers } from "../../money/hostile-answers.ts";
import type { Page } from "../harness/test.ts";

/** What the exchange truly answered, and what was asked. */
export interface Honest {
  readonly call: HttpCallName;
  /** Query or body as it was sent. */
  readonly requestText: string;
  readonly status: number;
  readonly text: string;
}

/** What comes instead. Undefined: the line is cut. */
export type Reported =
  | { readonly status?: number; readonly text: string; readonly type?: string }
  | undefined;
export type Lie = (honest: Honest, earlier: readonly Honest[]) => Reported;

interface Plan {
  readonly lie: Lie;
  /** Signed by the exchange itself: it errs, or is in other hands. Else the true signature stands beside other words. */
  readonly signed: boolean;
  left: number;
}

/** Stands between an app and a real exchange under a key of its own, and lies where it is told to. */
export class Liar {
  readonly #answers = createAnswers(() => Date.now());
  readonly #plans = new Map<HttpCallName | "*", Plan>();
  readonly #earlier = new Map<HttpCallName, Honest[]>();
  #late: (honest: Honest) => Promise<void> | undefined = () => undefined;
  /** Answers that are held back now. */
  held = 0;
  /** Calls that were lied to. */
  readonly reported: HttpCallName[] = [];
  readonly seen: HttpCallName[] = [];

  get publicKey(): string {
    return this.#answers.publicKey;
  }

  notify(
    call: HttpCallName | "*",
    lie: Lie,
    { signed = false, times = Number.POSITIVE_INFINITY } = {},
  ): void {
    this.#plans.set(call, { lie, signed, left: times });
  }

  /** Holds answers back for as long as it is told to. */
  delay(late: (honest: Honest) => Promise<void> | undefined): void {
    this.#late = late;
  }

  /** Under which ids a call was sent. */
  idsOf(call: HttpCallName): readonly string[] {
    const sent = this.#earlier.get(call) ?? [];
    return sent.map(
      ({ requestText }) => (JSON.parse(requestText) as { readonly requestId: string }).requestId,
    );
  }

  rest(): void {
    this.#plans.clear();
  }

  /** Sends a request on and answers what the app is to receive of it. */
  async between(url: string, method: string, body: string, pass: () => Promise<Response>): Promise<Response> {
    const { pathname, search } = new URL(url);
    const call = findCall(method, pathname.replace("/x-api/", ""));
    const answer = await pass();
    if (call === undefined) return answer;
    this.seen.push(call);
    const honest = {
      call,
      requestText: body === "" ? search : body,
      status: answer.status,
      text: await answer.text(),
    };
    const earlier = this.#earlier.get(call) ?? [];
    this.#earlier.set(call, [...earlier, honest]);
    const late = this.#late(honest);
    if (late !== undefined) {
      this.held += 1;
      await late;
      this.held -= 1;
    }
    const isSigned = answer.headers.has("x-signature");
    const plan = this.#plans.get(call) ?? this.#plans.get("*");
    if (plan === undefined || plan.left <= 0) return this.#say(honest, isSigned ? honest.text : undefined);
    plan.left -= 1;
    this.reported.push(call);
    const reported = plan.lie(honest, earlier);
    if (reported === undefined) throw new TypeError("Failed to fetch");
    const over = plan.signed ? reported.text : honest.text;
    return this.#say({ status: honest.status, ...reported }, isSigned ? over : undefined);
  }

  /** `over`: what the signature is made of, undefined for none. */
  #say(
    { status = 200, text, type = "application/json" }: NonNullable<Reported>,
    over: string | undefined,
  ): Response {
    const headers = new Headers({ "content-type": type, "set-cookie": "test-token=of-another" });
    if (over !== undefined) headers.set("x-signature", this.#answers.signed(over));
    return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
  }
}

/** Another result in the same wrapping. */
export function withResult(text: string, change: (result: unknown) => unknown): string {
  const whole = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...whole, result: change(whole.result) });
}

/** A success in the wrapping of any answer. */
export function resulting(text: string, result: unknown): string {
  const whole = JSON.parse(text) as Record<string, unknown>;
  const codes = Object.fromEntries(
    ["ret_code", "retCode"].filter((name) => name in whole).map((name) => [name, 0]),
  );
  return JSON.stringify({ ...whole, ...codes, result });
}

/** Puts a liar between a page and its exchange; before the page is opened. */
export async function lieTo(page: Page): Promise<Liar> {
  const liar = new Liar();
  const served = (await (await fetch(`${page.origin}/sandbox/app-config`)).json()) as {
    readonly signing: { readonly requestPublicKey: string };
  };
  const { requestPublicKey } = served.signing;
  page.configure({ signing: { requestPublicKey, responsePublicKey: liar.publicKey } });
  page.network.route(/\/x-api\//, (route) =>
    liar.between(route.url, route.method, route.body, () => route.fetch()),
  );
  return liar;
}
