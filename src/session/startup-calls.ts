import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { siteAccount } from "#shared/site/site-account.ts";
import type { SiteId } from "#shared/site/site-id.ts";
import { type ClientState, isLoggedIn, type User, useClientStore } from "#src/state/client-store.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";

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
 * profile. A failure is silent and leaves what the store had; the worker reports it to monitoring.
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
    read(parts, "member.tags", { req_tags: userTags }).then(
      (answer) => answer && set({ profileUserTag: answer.tags }),
    ),
    read(parts, "member.info", {}).then((memberInfo) => memberInfo && set({ memberInfo })),
  ]);
}

async function strip(parts: StartupParts, set: Set): Promise<void> {
  const { site: siteId, page, language } = parts;
  const answer = await read(parts, "site.banner", { siteId, page, language });
  if (answer === null) return;
  const now = parts.now();
  const showUnregulatedTips = answer.list.some(
    ({ id, startTime, endTime }) =>
      id === stablecoinStrip && startTime <= now && (endTime === 0 || now < endTime),
  );
  set({ showUnregulatedTips });
}

/** Loaded counts whether the load succeeds, fails, or has nobody to ask about (R4.11). */
async function permission(parts: StartupParts, set: Set): Promise<void> {
  const answer = parts.hasToken ? await read(parts, "member.permissions", {}) : null;
  set({ permission: { isLoaded: true, granted: answer?.permissions ?? {} } });
}

/** The Islamic sub-account has a config of its own (R4.13). */
async function compliance(parts: StartupParts, user: User | null, set: Set): Promise<void> {
  const answer = await read(parts, "site.config", { siteId: parts.site, account: siteAccount(user) });
  if (answer !== null) set({ webSiteComplianceConfig: answer.config });
}

async function rate(parts: StartupParts, user: User | null, set: Set): Promise<void> {
  if (!isLoggedIn(user) || user === null || user.currency_code === "USD") return;
  const answer = await read(parts, "profile.exchangeRate", { name: user.currency_code });
  // F8.11: without a rate the label falls back with it.
  set(answer === null ? { rate: "1", user: { ...user, currency_code: "USD" } } : { rate: answer.rate });
}

/** As the profile itself: what a visit stands on is not given up for one lost answer. */
const retries = 2;

/** Null where there is no answer, whatever the reason. */
async function read<N extends CallName>(
  parts: StartupParts,
  name: N,
  input: CallInput<N>,
  failures = 0,
): Promise<CallOutput<N> | null> {
  try {
    const answer = await parts.bridge.call(name, input, { silent: true });
    return answer.kind === "ok" ? answer.data : null;
  } catch (error) {
    if (!isCofferError(error)) throw error;
    if (!error.data.retriable || failures === retries) return null;
    await new Promise<void>((next) => pageClock.after(500 * 2 ** failures, next));
    return parts.isCurrent() ? read(parts, name, input, failures + 1) : null;
  }
}
