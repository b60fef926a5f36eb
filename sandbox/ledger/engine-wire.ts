import { Duplex } from "node:stream";

/** Hands whole messages of PostgreSQL's protocol to an engine and answers what it says to them. */
export type SendToEngine = (messages: Uint8Array) => Promise<Uint8Array>;

/**
 * A line to the embedded engine that the driver takes for a socket of a server: books kept in this process and books
 * on a server are used by the same code.
 */
export class EngineWire extends Duplex {
  readonly #send: SendToEngine;
  #waiting = Buffer.alloc(0);
  #greeted = false;

  constructor(send: SendToEngine) {
    super();
    this.#send = send;
  }

  /** The driver asks a socket whether a farewell can still be sent. */
  get readyState(): string {
    return this.destroyed ? "closed" : "open";
  }

  override _read(): void {
    // What the engine says is pushed when it says it.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    const messages = this.#takeWhole();
    if (messages.length === 0) {
      done();
      return;
    }
    void this.#notify(messages, done);
  }

  async #notify(messages: Buffer, done: (error?: Error) => void): Promise<void> {
    let failure: Error | undefined;
    try {
      const answer = await this.#send(new Uint8Array(messages));
      if (answer.length > 0) this.push(Buffer.from(answer));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    done(failure);
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  /** The messages that have come whole; a half one waits for its rest. The first has no letter in front of its length. */
  #takeWhole(): Buffer {
    let end = 0;
    for (;;) {
      const letter = this.#greeted ? 1 : 0;
      if (this.#waiting.length < end + letter + 4) break;
      const next = end + letter + this.#waiting.readInt32BE(end + letter);
      if (this.#waiting.length < next) break;
      end = next;
      this.#greeted = true;
    }
    const whole = this.#waiting.subarray(0, end);
    this.#waiting = this.#waiting.subarray(end);
    return whole;
  }
}
