import type { WebSocket } from "ws";
import type { FeedTopic } from "#shared/feed/frames.ts";
import { type Frame, pack } from "./frame-maker.ts";
import { ackText, type Request, readRequest, type SubscribeParams } from "./protocol.ts";

/** More than this waiting in a socket: the client is behind and gets no more changes until it caught up. */
const backlogLimit = 4 << 20;

/** One client of the feed: what it listens to, and what it still has to be told. */
export class Subscriber {
  readonly socket: WebSocket;
  private readonly binary: boolean;
  private readonly topics = new Map<FeedTopic, SubscribeParams>();
  /** Topics of which the next frame must be a full one: newly subscribed, or changes were skipped. */
  private readonly wantsFull = new Set<FeedTopic>();
  private awaitedPong: number | undefined;

  constructor(socket: WebSocket, binary: boolean) {
    this.socket = socket;
    this.binary = binary;
  }

  listens(topic: FeedTopic): boolean {
    return this.topics.has(topic);
  }

  needsFull(topic: FeedTopic): boolean {
    return this.wantsFull.has(topic);
  }

  /** Handles one message. Answers the topic that was just subscribed, for its first frame. */
  receive(text: string): FeedTopic | undefined {
    const request = readRequest(text, this.binary);
    if (request.type !== "subscribe") {
      this.obey(request);
      return undefined;
    }
    this.topics.set(request.topic, request.params);
    this.wantsFull.add(request.topic);
    this.socket.send(ackText(request.topic, request.params));
    return request.topic;
  }

  private obey(request: Exclude<Request, { readonly type: "subscribe" }>): void {
    switch (request.type) {
      case "ping":
        this.say({ pong: request.value });
        break;
      case "pong":
        if (request.value === this.awaitedPong) this.awaitedPong = undefined;
        break;
      case "bad":
        this.say({ code: request.code, msg: request.message });
        break;
      case "cancel":
        this.topics.delete(request.topic);
        break;
      case "cancel_all":
        this.topics.clear();
        break;
    }
  }

  /** Sends a frame of a topic it listens to; skips changes while it is behind. */
  deliver(topic: FeedTopic, frame: Frame, full: boolean): void {
    const params = this.topics.get(topic);
    if (params === undefined || (this.wantsFull.has(topic) && !full)) return;
    if (this.socket.bufferedAmount > backlogLimit) {
      this.wantsFull.add(topic);
      return;
    }
    this.wantsFull.delete(topic);
    if (params.binary) this.socket.send(frame.gzip(), { binary: true });
    else this.socket.send(frame.text());
  }

  /** Server ping. False when the one before was never answered: the connection is half open. */
  ping(value: number): boolean {
    if (this.awaitedPong !== undefined) return false;
    this.awaitedPong = value;
    const text = JSON.stringify({ ping: value });
    if (this.binary) this.socket.send(pack(text), { binary: true });
    else this.socket.send(text);
    return true;
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}
