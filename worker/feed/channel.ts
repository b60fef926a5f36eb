import type { Subscribe } from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";

/** A figure that nobody confirmed for 10 s is stale (D5.3), with half a second for the confirmation's way. */
export const staleAfterMs = 10_500;
/** A channel that says nothing for so long has its full list requested, so that "live" is never older than that. */
export const confirmAfterMs = 8000;
/** Lost lists are requested again at most this often: a server that sends only garbage must not be flooded. */
export const renewEveryMs = 2000;
/** An unanswered request is repeated after so long, then after twice as long, up to 80 s, … */
const answerWithinMs = 5000;
const maxDoublings = 4;
/** … and after so many of them the socket is of no use, if it listed this channel before or lists no other. */
const maxRequests = 3;

/** What to do with a frame: the last two mean that rows are, or may be, missing. */
export type FrameResult = "apply" | "early" | "late";

/**
 * One subscription's continuity on one socket: whether its rows are those of the server. Times are ms; `sendTime` is
 * the server's and may be 0 when a frame does not report it.
 */
export class Channel {
  readonly message: Subscribe;
  /** A list came, on this socket or an earlier one. */
  known = false;
  /** A list came on this socket. */
  listed = false;
  /** A list came on this socket, and nothing is missing since. */
  private synced = false;
  private requests = 0;
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private dueAt = Number.POSITIVE_INFINITY;
  private renewedAt = Number.NEGATIVE_INFINITY;
  /** Something was lost since the last request: no list that is on its way already can fix it. */
  private owed = false;
  /** Newest server times on this socket: a frame behind them was overtaken, or the server's clock was set back. */
  private newestFull = 0;
  private newestChange = 0;
  /** Of the lists that came from behind: one that follows them proves the clock set. */
  private newestLateFull = 0;

  constructor(message: Subscribe) {
    this.message = message;
  }

  /** The subscription has just been sent, for the first time on this socket or once more. */
  requested(now: number, renewal: boolean): void {
    if (renewal) this.renewedAt = now;
    this.requests += 1;
    this.owed = false;
    this.dueAt = now + answerWithinMs * 2 ** Math.min(this.requests - 1, maxDoublings);
  }

  /** The socket is gone, or another one begins. */
  reset(): void {
    this.listed = false;
    this.synced = false;
    this.requests = 0;
    this.owed = false;
    this.newestFull = 0;
    this.newestChange = 0;
    this.newestLateFull = 0;
    this.renewedAt = Number.NEGATIVE_INFINITY;
    this.dueAt = Number.POSITIVE_INFINITY;
  }

  /** A sound frame of this channel. Only what is to be applied counts as news. */
  received(full: boolean, sendTime: number, now: number): FrameResult {
    const result = full ? this.receivedFull(sendTime) : this.receivedChange(sendTime);
    if (result !== "apply") return result;
    if (full) {
      this.listed = true;
      this.synced = true;
      this.known = true;
      this.requests = 0;
    }
    this.confirmedAt = now;
    if (this.requests === 0) this.dueAt = now + confirmAfterMs;
    return "apply";
  }

  /** A list must be newer than every change that came before it, else it lacks that change. */
  private receivedFull(sendTime: number): FrameResult {
    const inOrder = sendTime === 0 || (sendTime >= this.newestFull && sendTime > this.newestChange);
    const clockSet = this.newestLateFull > 0 && sendTime > this.newestLateFull;
    if (!inOrder) this.newestLateFull = Math.max(this.newestLateFull, sendTime);
    if (this.owed) return "early";
    if (!inOrder && !clockSet) return "late";
    if (!inOrder) this.newestChange = 0;
    this.newestFull = sendTime;
    this.newestLateFull = 0;
    return "apply";
  }

  private receivedChange(sendTime: number): FrameResult {
    const inOrder = sendTime === 0 || sendTime >= Math.max(this.newestFull, this.newestChange);
    this.newestChange = Math.max(this.newestChange, sendTime);
    if (!this.synced) return "early";
    return inOrder ? "apply" : "late";
  }

  /** Rows may be missing: not live until the next full list, which is requested as soon as may be. */
  lost(now: number): void {
    this.synced = false;
    this.owed = true;
    this.dueAt = Math.min(this.dueAt, Math.max(now, this.renewedAt + renewEveryMs));
  }

  status(now: number): TopicStatus {
    if (this.synced && now < this.confirmedAt + staleAfterMs) return "live";
    return this.known ? "stale" : "connecting";
  }

  /**
   * Whether to request the full list now, or to give the socket up. One that listed others and never this one refuses it
   * (F7.7, which names no channel): it is asked ever more rarely, and nobody loses their prices over it.
   */
  due(now: number, othersListed: boolean): "nothing" | "request" | "give up" {
    if (now < this.dueAt) return "nothing";
    return this.requests >= maxRequests && (this.listed || !othersListed) ? "give up" : "request";
  }

  /** When something is due, or live turns stale; infinite when neither will be. */
  nextAt(now: number): number {
    const staleAt = this.confirmedAt + staleAfterMs;
    return Math.min(this.dueAt, this.synced && staleAt > now ? staleAt : Number.POSITIVE_INFINITY);
  }
}
