const NodeMessageChannel = MessageChannel;

/** The class that a page and its worker have for MessageChannel: an open port would hold a page that was left for good. */
export function messageChannelClass(channels: Set<MessageChannel>): typeof MessageChannel {
  return class extends NodeMessageChannel {
    constructor() {
      super();
      channels.add(this);
    }
  };
}
