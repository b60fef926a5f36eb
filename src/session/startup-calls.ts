import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { siteAccount } from "#shared/site/site-account.ts";
import type { SiteId } from "#shared/site/site-id.ts";
import { type ClientState, isLoggedIn, type User, useClientStore } from "#src/state/client-store.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { mayPass } from "../bridge/query.ts";
import { healLater } from "./heal.ts";

export interface StartupParts {
  readonly bridge: Pick<Bridge, "call">;
  /** The profile on its way; null when it could not be had. Never rejects. */
  readonly user: Promise<User | null>;
  /** Whether there is a token: without one there is nobody to ask about. */
  readonly hasToken: boolean;
  readonly site: SiteId;
  /** The page's route key, e.g. "exchange/index"; never empty. */
  readonly page: string;
  readonly language: string;
  /** The machine's time, ms: the server's is not known yet. */
  readonly now: () => number;
  /** False once another session has begun: later answers are then thrown away. */
  readonly isCurrent: () => boolean;
}

const userTags: CallInput<"member.tags">["req_tags"] = [
  "voucher_money_user",
  "withdraw_addr_level",
  "tax_identity",
];
/** The strip that `showUnregulatedTips` stands for. */
const stablecoinStrip = "unregulated-stablecoins";

/**
 * Fills the client store at a session's start, beside the profile (R7.9): all at once, but what depends on the
 * profile. A failure is silent and leaves what the store had; the worker reports it to monitoring. What was lost heals.
 */
export async function runStartupCalls(parts: StartupParts): Promise<void> {
  const { hasToken, isCurrent } = parts;
  const set = (change: Partial<ClientState>): void => {
    if (isCurrent()) useClientStore.setState(change);
  };
  await Promise.all([
    hasToken && member(parts, set),
    permission(parts, set),
    strip(parts, set),
    parts.user.then((user) => Promise.all([compliance(parts, user, set), rate(parts, user, set)])),
  ]);
}

type Set = (change: Partial<ClientState>) => void;

async function member(parts: StartupParts, set: Set): Promise<void> {
  await Promise.all([
    read(parts, "member.tags", { req_tags: userTags }, (answer) => {
      if (answer !== null) set({ profileUserTag: answer.tags });
    }),
    read(parts, "member.info", {}, (memberInfo) => {
      if (memberInfo !== null) set({ memberInfo });
    }),
  ]);
}

function strip(parts: StartupParts, set: Set): Promise<void> {
  const { site: siteId, page, language } = parts;
  return read(parts, "site.banner", { siteId, page, language }, (answer) => {
    if (answer === null) return;
    const now = parts.now();
    const showUnregulatedTips = answer.list.some(
      ({ id, startTime, endTime }) =>
        id === stablecoinStrip && startTime <= now && (endTime === 0 || now < endTime),
    );
    set({ showUnregulatedTips });
  });
}

/** Loaded counts whether the load succeeds, fails, or has nobody to ask about (R4.11). */
async function permission(parts: StartupParts, set: Set): Promise<void> {
  const use = (answer: CallOutput<"member.permissions"> | null): void =>
    set({ permission: { isLoaded: true, granted: answer?.permissions ?? {} } });
  if (parts.hasToken) await read(parts, "member.permissions", {}, use);
  else use(null);
}

/** The Islamic sub-account has a config of its own (R4.13). */
function compliance(parts: StartupParts, user: User | null, set: Set): Promise<void> {
  return read(parts, "site.config", { siteId: parts.site, account: siteAccount(user) }, (answer) => {
    if (answer !== null) set({ webSiteComplianceConfig: answer.config });
  });
}

async function rate(parts: StartupParts, user: User | null, set: Set): Promise<void> {
  if (!isLoggedIn(user) || user === null || user.currency_code === "USD") return;
  const { currency_code } = user;
  await read(parts, "profile.exchangeRate", { name: currency_code }, (answer) => {
    // What is known of the person may be newer by the time that a rate comes late.
    const known = useClientStore.getState().user ?? user;
    // F8.11: without a rate the label falls back with it.
    if (answer === null) set({ rate: "1", user: { ...known, currency_code: "USD" } });
    else set({ rate: answer.rate, user: { ...known, currency_code } });
  });
}

/** As the profile itself: what a visit stands on is not given up for one lost answer. */
const retries = 2;

/**
 * Gives `use` the answer, null where there is none, whatever the reason; settles then. A lost one is requested again by
 * itself, and handed over once it comes.
 */
async function read<N extends CallName>(
  { bridge, isCurrent }: StartupParts,
  name: N,
  input: CallInput<N>,
  use: (answer: CallOutput<N> | null) => void,
): Promise<void> {
  const attempt = async (): Promise<boolean> => {
    try {
      const answer = await bridge.call(name, input, { silent: true });
      use(answer.kind === "ok" ? answer.data : null);
    } catch (error) {
      if (!isCofferError(error)) throw error;
      if (mayPass(error)) return false;
      use(null);
    }
    return true;
  };
  for (let failures = 0; failures <= retries; failures += 1) {
    if (failures > 0) await new Promise<void>((next) => pageClock.after(250 * 2 ** failures, next));
    if ((failures > 0 && !isCurrent()) || (await attempt())) return;
  }
  use(null);
  healLater(isCurrent, attempt);
}
