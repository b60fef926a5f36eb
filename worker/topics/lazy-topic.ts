import type { TopicRow } from "#shared/rpc/snapshot.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { TopicSource } from "./topic-source.ts";

/** Before a part is loaded again, ms; then twice as long each time. */
const firstAgainMs = 2_000;
const longestAgainMs = 32_000;

type Make<P, R extends TopicRow> = (params: P) => TopicSource<R>;

/**
 * A topic whose code comes when the first view needs it: until then it has no rows and is connecting. A part that
 * does not load is loaded again for as long as somebody watches, and `missed` is told each time; a topic that it does not have is closed.
 */
export function lazyTopic<P, R extends TopicRow>(
  load: () => Promise<Make<P, R> | undefined>,
  clock: Clock,
  missed: () => void,
): Make<P, R> {
  let make: Make<P, R> | undefined;
  let isUnknown = false;
  return (params) => {
    let source = make?.(params);
    return {
      read: () => source?.read() ?? [],
      asOf: (rows) => source?.asOf(rows) ?? 0,
      status: () => source?.status() ?? (isUnknown ? "closed" : "connecting"),
      watch(changed) {
        let stop: (() => void) | undefined;
        let timer: TimerId | undefined;
        let ended = false;
        let againMs = firstAgainMs;

        const begin = (): void => {
          if (ended) return;
          stop = source?.watch(changed);
          changed("immediate");
        };
        const attempt = async (): Promise<void> => {
          timer = undefined;
          try {
            make ??= await load();
            isUnknown = make === undefined;
            source ??= make?.(params);
          } catch {
            if (ended) return;
            missed();
            timer = clock.setTimeout(() => void attempt(), againMs);
            againMs = Math.min(2 * againMs, longestAgainMs);
            return;
          }
          begin();
        };

        if (source === undefined) void attempt();
        else stop = source.watch(changed);
        return () => {
          ended = true;
          if (timer !== undefined) clock.clearTimeout(timer);
          stop?.();
        };
      },
    };
  };
}
