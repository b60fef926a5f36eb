import type { ConnectionState } from "#shared/contract/market.ts";
import { loginMessage, parseFrame, type Subscribe } from "#shared/feed/frames.ts";
import type { TimerId } from "../clock.ts";
import { refusalOf } from "../http/refusals.ts";
import { type ConnectionOptions, FeedConnection } from "./connection.ts";
import { createFrameOrder, type FrameOrder } from "./frame-order.ts";
import type { Inflate } from "./inflate.ts";

/** A login that is not confirmed in this time is tried anew with a fresh token, on a new socket. */
export const loginWithinMs = 10_000;

export interface PrivateOptions extends Omit<ConnectionOptions, "onFrame" | "beforeOpen" | "afterOpen"> {
  readonly inflate: Inflate;
  /** The page's token provider: read afresh for each socket; "" when signed out. */
  token(): Promise<string>;
  /** A sound frame's text, in order, logins included. */
  onText(text: string): void;
  /** A frame of somebody logged in could not be read. */
  onLost(): void;
  readonly report: (what: string, cause: unknown) => void;
}

/** A connection that logs in (R4.7-R4.9): it exists only where there is a token provider. */
export interface PrivateConnection {
  readonly state: ConnectionState;
  readonly loggedIn: boolean;
  open(): void;
  close(): void;
  wake(): void;
  suspend(): void;
  subscribe(message: Subscribe): void;
  cancel(message: Subscribe): void;
  /** Kept and sent again to each new socket, before the login. */
  send(message: object): void;
  /** Runs once the login is confirmed, at once if it is already. A manual close forgets who waits. */
  whenLoggedIn(run: () => void): void;
}

export function createPrivateConnection(options: PrivateOptions): PrivateConnection {
  const { clock, inflate, report } = options;
  let token = "";
  /** Of nobody by the exchange's word, and a second later as well: no socket for it until the page wakes. */
  let refusedToken = "";
  let loggedIn = false;
  let waiting: (() => void)[] = [];
  let deadline: TimerId | undefined;
  let order: FrameOrder | undefined;

  const stopDeadline = (): void => {
    if (deadline !== undefined) clock.clearTimeout(deadline);
    deadline = undefined;
  };

  const connection = new FeedConnection({
    clock,
    openSocket: options.openSocket,
    random: () => options.random(),
    reachable: () => options.reachable(),
    url: () => options.url(),
    onState(state) {
      if (state !== "open") {
        order?.stop();
        loggedIn = false;
        stopDeadline();
      }
      if (state === "connecting") order = createFrameOrder({ inflate, onText: read, onBad: dropped });
      options.onState(state);
    },
    onFrame: (data) => order?.push(data),
    async beforeOpen() {
      token = await options.token();
      return token !== "" && token !== refusedToken;
    },
    afterOpen() {
      connection.say(loginMessage(token));
      deadline = clock.setTimeout(() => failed("no answer"), loginWithinMs);
    },
  });

  function read(text: string): void {
    const message = parseFrame(text);
    if (message.type === "ping") connection.say({ pong: message.value });
    if (message.type === "login") answered(message.ok, message.code);
    options.onText(text);
  }

  function answered(ok: boolean, code: string): void {
    if (!ok) {
      // Anything else passes, and is tried again as any connection.
      if (refusalOf(code, "", null).kind === "NotLoggedIn") refusedToken = token;
      failed(code);
      return;
    }
    stopDeadline();
    connection.proven();
    token = "";
    loggedIn = true;
    const ready = waiting;
    waiting = [];
    for (const run of ready) run();
  }

  /** A token that ran out is the usual cause: the next socket gets a fresh one. */
  function failed(why: string): void {
    report("feed login refused", why);
    connection.fail();
  }

  function dropped(cause: unknown): void {
    report("feed frame dropped", cause);
    if (loggedIn) options.onLost();
  }

  return {
    get state() {
      return connection.state;
    },
    get loggedIn() {
      return loggedIn;
    },
    open: () => connection.open(),
    close() {
      waiting = [];
      connection.close();
    },
    wake() {
      refusedToken = "";
      connection.wake();
    },
    suspend: () => connection.suspend(),
    subscribe: (message) => connection.subscribe(message),
    cancel: (message) => connection.cancel(message),
    send: (message) => connection.send(message),
    whenLoggedIn(run) {
      if (loggedIn) run();
      else waiting.push(run);
    },
  };
}
