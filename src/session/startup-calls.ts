import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { siteAccount } from "#shared/site/site-account.ts";
import type { SiteId } from "#shared/site/site-id.ts";
import { type ClientState, isLoggedIn, type User, useClientStore } from "#src/state/client-store.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { readUntilHad } from "./read-until-had.ts";

export interface StartupParts {
  readonly bridge: Pick<Bridge, "call">;
  /** The profile on its way; null when it could not be had. Never rejects. */
  readonly user: Promise<User | null>;
  /** Whether there is a token: without one there is nobody to ask about. */
  readonly hasToken: boolean;
  readonly site: SiteId;
  /** False once another session has begun: later answers are then thrown away. */
  readonly isCurrent: () => boolean;
}

const userTags: CallInput<"member.tags">["req_tags"] = [
  "voucher_money_user",
  "withdraw_addr_level",
  "tax_identity",
];

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
    parts.user.then((user) => Promise.all([compliance(parts, user, set), rate(parts, user, set)])),
  ]);
}

type Set = (change: Partial<ClientState>) => void;

async function member(parts: StartupParts, set: Set): Promise<void> {
  await Promise.all([
    readUntilHad(parts, "member.tags", { req_tags: userTags }, (answer) => {
      if (answer !== null) set({ profileUserTag: answer.tags });
    }),
    readUntilHad(parts, "member.info", {}, (memberInfo) => {
      if (memberInfo !== null) set({ memberInfo });
    }),
  ]);
}

/** Loaded counts whether the load succeeds, fails, or has nobody to ask about (R4.11). */
async function permission(parts: StartupParts, set: Set): Promise<void> {
  const use = (answer: CallOutput<"member.permissions"> | null): void =>
    set({ permission: { isLoaded: true, granted: answer?.permissions ?? {} } });
  if (parts.hasToken) await readUntilHad(parts, "member.permissions", {}, use);
  else use(null);
}

/** The Islamic sub-account has a config of its own (R4.13). */
function compliance(parts: StartupParts, user: User | null, set: Set): Promise<void> {
  return readUntilHad(parts, "site.config", { siteId: parts.site, account: siteAccount(user) }, (answer) => {
    if (answer !== null) set({ webSiteComplianceConfig: answer.config });
  });
}

async function rate(parts: StartupParts, user: User | null, set: Set): Promise<void> {
  if (!isLoggedIn(user) || user === null || user.currency_code === "USD") return;
  const { currency_code } = user;
  await readUntilHad(parts, "profile.exchangeRate", { name: currency_code }, (answer) => {
    // What is known of the person may be newer by the time that a rate comes late.
    const known = useClientStore.getState().user ?? user;
    // F8.11: without a rate the label falls back with it.
    if (answer === null) set({ rate: "1", user: { ...known, currency_code: "USD" } });
    else set({ rate: answer.rate, user: { ...known, currency_code } });
  });
}
