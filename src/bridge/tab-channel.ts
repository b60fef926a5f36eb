/** What the tabs of one browser tell each other under a name. */
export interface TabChannel {
  readonly send: (news: unknown) => void;
  /** What tabs of older or newer versions say comes too. Answers how to stop. */
  readonly receive: (listener: (news: unknown) => void) => () => void;
}

/**
 * One object a tab: it does not receive what it sends itself. A browser without such channels, or one that refuses them where it keeps
 * nothing (Firefox), tells other tabs nothing.
 */
export function openTabChannel(name: string): TabChannel {
  const channel = open(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's
    send: (news) => channel?.postMessage(news),
    receive(listener) {
      const take = ({ data, origin }: MessageEvent<unknown>): void => {
        if (origin === location.origin) listener(data);
      };
      channel?.addEventListener("message", take);
      return () => channel?.removeEventListener("message", take);
    },
  };
}

function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
