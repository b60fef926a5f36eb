import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { Snapshot, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { WorkerConnection } from "./worker-connection.ts";

/** `key`: of the params that the rows on the page answer, once this snapshot is taken ({@link topicKey}). */
export type TopicListener<T extends TopicName> = (snapshot: Snapshot<TopicRowOf<T>>, key: string) => void;

/** A subscription at one worker. */
interface Attachment {
  /** Null once the worker is lost. */
  connection: WorkerConnection | null;
  /** Null until the worker has answered. */
  id: string | null;
  /** Of the params that the worker has. */
  key: string;
  /** How often they were amended: what the worker sends of an earlier edition answers other params. */
  edition: number;
}

/** One topic that the page follows: over changes of its params, and over the deaths of workers. */
export class Subscription<T extends TopicName> {
  readonly #topic: T;
  readonly #listener: TopicListener<T>;
  #params: TopicParams<T>;
  #key: string;
  #connection: WorkerConnection | null = null;
  #epoch = 0;
  #attachment: Attachment | null = null;
  #last = { epoch: 0, seq: 0, edition: 0, asOf: 0 };
  #answered = "";
  #hasRows = false;
  /** The worker sent a full picture that the page did not take: the next one stands for it. */
  #withheld = false;

  constructor(topic: T, params: TopicParams<T>, listener: TopicListener<T>) {
    this.#topic = topic;
    this.#params = params;
    this.#key = topicKey(topic, params);
    this.#listener = listener;
  }

  /** Subscribes with the newest params. What an earlier worker still sends is dropped. */
  async attach(connection: WorkerConnection, epoch: number): Promise<void> {
    const attachment: Attachment = { connection, id: null, key: this.#key, edition: 0 };
    this.#connection = connection;
    this.#epoch = epoch;
    this.#attachment = attachment;
    try {
      attachment.id = await connection.subscribe(this.#topic, this.#params, (snapshot) => {
        if (snapshot.epoch === epoch) this.#take(attachment, snapshot);
      });
    } catch {
      if (this.#attachment !== attachment) return;
      this.#attachment = null;
      this.mark("closed");
      return;
    }
    if (this.#attachment === attachment) this.#sendParams(attachment);
    else drop(attachment);
  }

  /** The worker is gone: `stale` while a new one is on its way, `closed` when none will come. */
  lose(status: "stale" | "closed"): void {
    if (this.#attachment !== null) this.#attachment.connection = null;
    this.#connection = null;
    this.#attachment = null;
    this.mark(status);
  }

  /** Equal params change nothing. */
  amend(params: TopicParams<T>): void {
    const key = topicKey(this.#topic, params);
    if (key === this.#key) return;
    this.#params = params;
    this.#key = key;
    if (this.#attachment !== null) this.#sendParams(this.#attachment);
    // The worker refused the params before; these may be others.
    else if (this.#connection !== null) void this.attach(this.#connection, this.#epoch);
  }

  end(): void {
    const attachment = this.#attachment;
    this.#attachment = null;
    this.#connection = null;
    if (attachment !== null) drop(attachment);
  }

  /** Publishes a status without new rows. */
  mark(status: TopicStatus): void {
    const shown = status === "stale" && !this.#hasRows ? "connecting" : status;
    this.#listener({ ...this.#last, status: shown, full: false, rows: [] }, this.#answered);
  }

  /** Before the worker has answered with an id it only notes the params: the newest are sent then. */
  #sendParams(attachment: Attachment): void {
    const { connection, id } = attachment;
    if (connection === null || id === null || attachment.key === this.#key) return;
    attachment.key = this.#key;
    attachment.edition += 1;
    connection.amend(id, this.#params).catch(() => {
      if (this.#attachment !== attachment) return;
      // The worker does not know it any more, or not such params: a new subscription says which.
      drop(attachment);
      void this.attach(connection, this.#epoch);
    });
  }

  #take(attachment: Attachment, snapshot: Snapshot<TopicRowOf<T>>): void {
    if (this.#attachment !== attachment || snapshot.edition !== attachment.edition) return;
    const { epoch, seq, edition, asOf, rows } = snapshot;
    this.#last = { epoch, seq, edition, asOf };
    if (snapshot.status === "connecting" && rows.length === 0) {
      // It knows nothing yet: the page keeps its figures and says that they are old.
      this.#withheld = true;
      this.mark("stale");
      return;
    }
    const full = snapshot.full || this.#withheld;
    this.#withheld = false;
    if (full) this.#answered = attachment.key;
    if (rows.length > 0) this.#hasRows = true;
    this.#listener({ ...snapshot, full }, this.#answered);
  }
}

/** Equal params in any order of their keys give the same key. */
export function topicKey(topic: string, params: object): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${topic} ${JSON.stringify(sorted)}`;
}

/** A lost worker needs no word; a living one that refuses has nothing that the page could do about it. */
function drop({ connection, id }: Attachment): void {
  if (id !== null) connection?.unsubscribe(id).catch(() => undefined);
}
