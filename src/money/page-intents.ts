import type { MoneyCallName } from "#shared/contract/index.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { pageClock } from "#src/bridge/clock.ts";
import { isMoneyCall } from "#src/bridge/money-calls.ts";
import { openAction } from "#src/bridge/open-action.ts";
import { watchPageState } from "#src/bridge/page-state.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { openTabChannel } from "#src/bridge/tab-channel.ts";
import { onLogin } from "#src/session/login-event.ts";
import { isLoggedIn, useClientStore } from "#src/state/client-store.ts";
import type { OpenIntent } from "./intent.ts";
import { browserLocks } from "./intent-locks.ts";
import { dismissNotices, notifyIntent } from "./intent-notice.tsx";
import { intentOwner, isOwnerGone } from "./intent-owner.ts";
import { journalOf } from "./journal-calls.ts";
import { leaveGuard } from "./leave-guard.ts";
import { OpenIntents } from "./open-intents.ts";
import { readEnding } from "./read-ending.ts";

/** What tabs tell each other: that the journal has changed, or what has been made, by its key. */
const channel = openTabChannel("coffer-intents");

const wait = (ms: number): Promise<void> => new Promise((resume) => pageClock.after(ms, resume));

/** The page's money under way, for its whole life. */
export const pageIntents: OpenIntents = new OpenIntents({
  action(call) {
    // Names come from the page's own journal, which an older version may have written.
    if (!isMoneyCall(call as MoneyCallName)) throw new Error(`${call} moves no money`);
    return openAction(call as MoneyCallName);
  },
  journal: journalOf(() => channel.send("changed")),
  tellMade: (key) => channel.send({ made: key }),
  // Absent over plain HTTP, whatever the type says.
  locks: browserLocks((navigator as Partial<Navigator>).locks),
  guard: leaveGuard,
  readEnding: (intent, data) =>
    readEnding({ bridge, invalidate: (names) => queries.invalidate(names), wait }, intent, data),
  notify: notifyUnknown,
  clock: pageClock,
  serverNow,
  owner: intentOwner,
  isOwnerGone,
  isVisible: () => document.visibilityState === "visible",
});

function notifyUnknown(intent: OpenIntent): void {
  notifyIntent(intent, { check });
}

/** By hand: what stays unknown is said again. */
async function check(requestId: string): Promise<void> {
  await pageIntents.check(requestId);
  const intent = pageIntents.get(requestId);
  if (intent?.phase === "unknown") notifyUnknown(intent);
}

/** Another tab has made what is equal to this. Only a form is emptied by it: nothing of it is proven. Answers how to stop. */
export function onMadeElsewhere(key: string, listener: () => void): () => void {
  return channel.receive((news) => {
    if (typeof news === "object" && news !== null && "made" in news && news.made === key) listener();
  });
}

let isRecovering = false;

/** Looks for what an earlier visit or another tab began: at each login, and when another tab has written. */
export function startRecovery(): void {
  if (isRecovering) return;
  isRecovering = true;
  onLogin(() => void pageIntents.recover());
  // Who has logged in anew is no less here than who has just come: what waited for a login waits no longer.
  useClientStore.subscribe(({ user }, before) => {
    if (user === before.user) return;
    if (isLoggedIn(user)) pageIntents.wake();
    else if (isOwnerGone()) dismissNotices();
  });
  channel.receive((news) => {
    if (news === "changed") void pageIntents.recover();
  });
  watchPageState(({ visible, online }) => {
    if (visible && online) pageIntents.wake();
  });
}
