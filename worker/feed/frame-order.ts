import type { Inflate } from "./inflate.ts";

export interface FrameOrderOptions {
  readonly inflate: Inflate;
  readonly onText: (text: string) => void;
  /** A frame that could not be read; it is left out. */
  readonly onBad: (cause: unknown) => void;
}

export interface FrameOrder {
  push(data: unknown): void;
  /** Nothing is handed on after this, not even what is being inflated. */
  stop(): void;
}

/** More frames than this on their way are a flood: what comes on top is left out, so that memory stays bounded. */
export const maxWaiting = 256;

/** So many are texts, or become texts, at a time: a small frame may be a long text. The others wait as they came. */
export const maxInflating = 4;

/** Inflates a few frames side by side but hands their texts on in the order of arrival; text frames keep their place too. */
export function createFrameOrder({ inflate, onText, onBad }: FrameOrderOptions): FrameOrder {
  let stopped = false;
  let waiting = 0;
  let overflowing = false;
  let tail: Promise<void> = Promise.resolve();
  /** Each settles once a frame was handed on, and lets the one behind the last of them begin. */
  const ahead = Array.from({ length: maxInflating }, () => tail);

  const hand = (text: string): void => {
    if (!stopped) onText(text);
  };
  const drop = (cause: unknown): void => {
    if (!stopped) onBad(cause);
  };

  const reportOverflow = (): void => {
    overflowing = false;
    drop(new RangeError("frames come faster than they can be read"));
  };

  /** Reported in its place, after the frames before it, and once for all that are left out side by side. */
  const overflow = (): void => {
    if (overflowing) return;
    overflowing = true;
    tail = tail.then(reportOverflow);
  };

  async function textAfter(place: Promise<void> | undefined, data: unknown): Promise<string> {
    await place;
    return stopped ? "" : textOf(data, inflate);
  }

  return {
    push(data) {
      if (waiting >= maxWaiting) {
        overflow();
        return;
      }
      waiting += 1;
      const text = textAfter(ahead.shift(), data);
      // The rejection is handled when the frame's turn comes; until then it must not count as unhandled.
      text.catch(() => undefined);
      tail = tail
        .then(() => text.then(hand))
        .catch(drop)
        .finally(() => {
          waiting -= 1;
        });
      ahead.push(tail);
    },
    stop() {
      stopped = true;
    },
  };
}

async function textOf(data: unknown, inflate: Inflate): Promise<string> {
  if (typeof data === "string") return data;
  if (data instanceof ArrayBuffer) return inflate(new Uint8Array(data));
  throw new TypeError("a frame is neither text nor an ArrayBuffer");
}
