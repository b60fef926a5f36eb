/** Node's own: other pages of a test speak through it. */
const NodeBroadcastChannel = BroadcastChannel;

/** The class that a page has for BroadcastChannel: its channels are among these until the page is left. */
export function tabChannelClass(channels: Set<BroadcastChannel>): typeof BroadcastChannel {
  return class extends NodeBroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
      // Node names no origin.
      super.addEventListener("message", (event) => {
        Object.defineProperty(event, "origin", { value: location.origin });
      });
    }

    /** A page that was left tells nobody anything. */
    override postMessage(message: unknown): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      if (channels.has(this)) super.postMessage(message);
    }
  };
}
