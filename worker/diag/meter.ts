import type { DiagStage } from "#shared/contract/diag.ts";
import type { Snapshot, TopicRow } from "#shared/rpc/snapshot.ts";
import type { Inflate } from "../feed/inflate.ts";

export type DiagCounter = "reconnects" | "cacheHits" | "cacheMisses";

/** Takes down what the worker does while somebody watches. */
export interface Recorder {
  add(counter: DiagCounter): void;
  /** A frame as it came, text or ArrayBuffer. */
  frame(data: unknown): void;
  /** Runs it, timed. */
  timed<T>(stage: DiagStage, run: () => T): T;
  inflate(inflate: Inflate, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Hands a snapshot over and follows it until the page took it. */
  publish<R extends TopicRow>(
    topic: string,
    snapshot: Snapshot<R>,
    deliver: (snapshot: Snapshot<R>) => Promise<void>,
  ): Promise<void>;
  /** Follows a call to its end; answers the same promise. */
  call<T extends { readonly kind: string }>(name: string, answer: Promise<T>): Promise<T>;
  error(code: string, call: string): void;
}

/**
 * What the hooks in the worker's paths look at. Nobody watches most of the time: then a hook is one read of an absent
 * field, nothing is kept, and the recorder's code is not even loaded.
 */
export interface Meter {
  readonly recorder: Recorder | undefined;
}

export interface MeterSwitch<R extends Recorder> extends Meter {
  /** Records until the answered release is called; all who watch share one recorder. Rejects when its code cannot be loaded. */
  watch(): { readonly ready: Promise<R>; readonly release: () => void };
}

/** `load` answers a new, empty recorder. */
export function createMeter<R extends Recorder>(load: () => Promise<R>): MeterSwitch<R> {
  let recorder: R | undefined;
  let loading: Promise<R> | undefined;
  let watchers = 0;

  const keep = async (mine: Promise<R>): Promise<void> => {
    try {
      const loaded = await mine;
      if (loading === mine) recorder = loaded;
    } catch {
      // Who watches is notified; the next one requests the code anew.
      if (loading === mine) loading = undefined;
    }
  };

  const begin = (): Promise<R> => {
    loading = load();
    void keep(loading);
    return loading;
  };

  return {
    get recorder() {
      return recorder;
    },
    watch() {
      watchers += 1;
      let released = false;
      return {
        ready: loading ?? begin(),
        release() {
          if (released) return;
          released = true;
          watchers -= 1;
          if (watchers > 0) return;
          recorder = undefined;
          loading = undefined;
        },
      };
    },
  };
}
