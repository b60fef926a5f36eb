import { type Random, randomOf } from "#sandbox/market/random.ts";
import { cancelAfterMs } from "#worker/feed/channels.ts";
import type { OpenSocket } from "#worker/feed/connection.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createLiveFeed, type LiveFeed } from "#worker/feed/live-feed.ts";
import { createPrivateConnection, type PrivateConnection } from "#worker/feed/private-connection.ts";
import { createFeedCandles } from "#worker/topics/candles.ts";
import { defineTopic, type TopicContext } from "#worker/topics/define-topic.ts";
import { quotesTopic } from "#worker/topics/quotes.ts";
import { createSubscriptions, type Subscriptions } from "#worker/topics/subscriptions.ts";
import { createTopics } from "#worker/topics/topics.ts";
import { valuationTopic } from "#worker/topics/valuation.ts";
import { openNodeSocket } from "../feed-server.ts";
import { type ManualClock, manualClock, settle } from "../manual-clock.ts";
import { testLine } from "../private-line.ts";
import { candleSymbols, currencies, symbols } from "./book.ts";
import { ChaosServer, type Link } from "./chaos-server.ts";
import { type Viewer, viewCandles, viewQuotes, viewRate } from "./viewer.ts";

export const pauseMs = 250;
/** The chart's candles as the feed has them, without the picture. */
const candlesAlone = defineTopic("chart", ({ feed }: Pick<TopicContext, "feed">) => createFeedCandles(feed));

/** Of real time, on a busy machine. */
const restWithinMs = 10_000;

/** A message of the private connection that is neither a subscription nor an answer. */
const standing = { op: "subscribe", args: ["order"] };

/** Frames and messages of one client socket, against those of its link on the server. */
interface Traffic {
  received: number;
  sent: number;
  closed: boolean;
}

/** The worker's feed on real sockets, and on a clock that runs as fast as the test turns it. */
export class World {
  readonly random: Random;
  readonly clock: ManualClock = manualClock();
  readonly server: ChaosServer;
  readonly viewers = new Set<Viewer>();
  readonly reports: string[] = [];
  /** What the page's token provider answers. */
  pageToken = "token-0";
  /** Callbacks that wait for a login, and how many of them ran. */
  readonly logins = { requested: 0, ran: 0 };
  /** Channels by the time at which their last view left: they are cancelled late. */
  private readonly left = new Map<string, number>();
  visible = true;
  private readonly traffic = new Map<string, Traffic>();
  private inflating = 0;
  private lastSocket = 0;
  private readonly parts: Promise<{
    feed: LiveFeed;
    subscriptions: Subscriptions;
    account: PrivateConnection;
  }>;

  constructor(seed: number) {
    this.random = randomOf(seed, "chaos");
    this.server = new ChaosServer(this.random, () => this.clock.now());
    this.parts = this.begin();
  }

  /** How many sockets were opened so far. */
  get socketCount(): number {
    return this.lastSocket;
  }

  get feed(): Promise<LiveFeed> {
    return this.parts.then(({ feed }) => feed);
  }

  get account(): Promise<PrivateConnection> {
    return this.parts.then(({ account }) => account);
  }

  private async begin() {
    const feedUrl = await this.server.listen();
    const shared = {
      clock: this.clock,
      random: () => this.random.next(),
      reachable: () => this.visible,
      inflate: async (bytes: Uint8Array<ArrayBuffer>) => {
        this.inflating += 1;
        return inflateNatively(bytes).finally(() => {
          this.inflating -= 1;
        });
      },
      report: (what: string, cause: unknown) =>
        this.reports.push(`${what}: ${cause instanceof Error ? cause.name : String(cause)}`),
    };
    const feed = createLiveFeed({
      ...shared,
      openSocket: this.counted(false),
      feedUrl,
      binary: () => true,
      klineVersion: () => 2,
      serverNow: () => this.clock.now(),
    });
    const account = createPrivateConnection({
      ...shared,
      openSocket: this.counted(true),
      url: () => feedUrl,
      onState: () => undefined,
      onText: () => undefined,
      onLost: () => undefined,
      token: async () => this.pageToken,
    });
    // What the views of the chaos need, and no more.
    // Nobody is logged in: there is no private feed.
    const privateLine = { ...testLine().line, clock: this.clock, token: async () => "" };
    const context = { feed, clock: this.clock, privateLine } as unknown as TopicContext;
    const subscriptions = createSubscriptions({
      topicOf: createTopics(context, [quotesTopic, valuationTopic, candlesAlone]),
      clock: this.clock,
      epoch: 1,
      throttleMs: pauseMs,
      meter: { recorder: undefined },
      sinks: { release: () => undefined },
      visible: () => this.visible,
      report: (what) => void this.reports.push(what),
    });
    feed.open();
    account.send(standing);
    account.open();
    return { feed, subscriptions, account };
  }

  /** Real sockets that are counted and told apart. */
  private counted(isPrivate: boolean): OpenSocket {
    return (url, events) => {
      this.lastSocket += 1;
      const id = String(this.lastSocket);
      const traffic: Traffic = { received: 0, sent: 0, closed: false };
      this.traffic.set(id, traffic);
      const address = new URL(url);
      address.searchParams.set("n", id);
      address.searchParams.set("private", String(isPrivate));
      const socket = openNodeSocket(address.href, {
        opened: () => events.opened(),
        frame(data) {
          traffic.received += 1;
          events.frame(data);
        },
        ended() {
          traffic.closed = true;
          events.ended();
        },
      });
      return {
        send(text) {
          traffic.sent += 1;
          socket.send(text);
        },
        close() {
          traffic.closed = true;
          socket.close();
        },
      };
    };
  }

  /** Nothing is on its way any more, in either direction. */
  private get quiet(): boolean {
    if (this.inflating > 0) return false;
    for (const link of this.server.links) {
      const traffic = this.traffic.get(link.id);
      if (traffic === undefined) return false;
      // A socket that one end has given up is on its way out.
      if (traffic.closed || this.server.halfOpen) continue;
      if (traffic.received < link.sent || link.received < traffic.sent) return false;
    }
    return true;
  }

  /** Lets the network and the inflating come to rest, at the same moment of the fast clock. */
  async rest(): Promise<void> {
    const until = performance.now() + restWithinMs;
    for (let calm = 0; calm < 3; calm = this.quiet ? calm + 1 : 0) {
      await settle();
      if (performance.now() > until) throw new Error("the network never came to rest");
    }
  }

  /** Lets time pass in small steps, with the network at rest after each. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 100) {
      this.clock.advance(Math.min(100, left));
      await this.rest();
    }
  }

  async addViewer(): Promise<void> {
    const { subscriptions } = await this.parts;
    const { random } = this;
    const kind = random.next();
    if (kind < 0.6) {
      this.viewers.add(
        viewQuotes(
          subscriptions,
          symbols.filter(() => random.next() < 0.3),
        ),
      );
    } else if (kind < 0.8) {
      const symbol = candleSymbols[Math.floor(random.next() * candleSymbols.length)] ?? "";
      this.viewers.add(viewCandles(subscriptions, symbol));
    } else {
      const currency = currencies[Math.floor(random.next() * currencies.length)] ?? "";
      this.viewers.add(viewRate(subscriptions, currency));
    }
  }

  dropViewer(): void {
    const [first] = [...this.viewers].filter(() => this.random.next() < 0.5);
    if (first === undefined) return;
    first.leave();
    this.viewers.delete(first);
    this.left.set(first.channel, this.clock.now());
  }

  /** Something on the page waits for a login, or for the next one. */
  async requestLogin(): Promise<void> {
    this.logins.requested += 1;
    (await this.account).whenLoggedIn(() => {
      this.logins.ran += 1;
    });
  }

  /** How what the server has subscribed differs from what the page wants; "" when it does not. */
  subscriptionFault(link: Link): string {
    // The layout starts quotes and rates, whoever looks at them.
    const wanted = new Set(["slowBroker", "fiat", ...[...this.viewers].map(({ channel }) => channel)]);
    const lost = [...wanted].filter((channel) => !link.channels.has(channel));
    const late = (channel: string): boolean =>
      this.clock.now() - (this.left.get(channel) ?? Number.NEGATIVE_INFINITY) <= cancelAfterMs;
    const stored = [...link.channels].filter((channel) => !wanted.has(channel) && !late(channel));
    return [...lost.map((channel) => `lost ${channel}`), ...stored.map((channel) => `kept ${channel}`)].join(
      ", ",
    );
  }

  async setVisible(visible: boolean): Promise<void> {
    if (visible === this.visible) return;
    this.visible = visible;
    const { feed, subscriptions, account } = await this.parts;
    feed.setVisible(visible);
    if (visible) {
      feed.wake();
      account.wake();
    }
    subscriptions.setVisible(visible);
  }

  async wake(): Promise<void> {
    const { feed, account } = await this.parts;
    feed.wake();
    account.wake();
  }

  async close(): Promise<void> {
    const { feed, account } = await this.parts;
    for (const viewer of this.viewers) viewer.leave();
    feed.close();
    account.close();
    await this.server.close();
  }
}
