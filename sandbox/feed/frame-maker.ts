import { constants, gzipSync } from "node:zlib";
import type { FeedTopic } from "#shared/feed/frames.ts";
import { echoParams } from "./protocol.ts";

/** A frame for any number of sockets: made into text and into gzip once, when somebody wants it. */
export interface Frame {
  text(): string;
  gzip(): Buffer;
}

/** `full`: the first frame with every row; otherwise only rows that changed. */
export function makeFrame(topic: FeedTopic, rows: readonly object[], full: boolean, sendTime: number): Frame {
  let data: string | undefined;
  let text: string | undefined;
  let packed: Buffer | undefined;

  function build(binary: boolean): string {
    data ??= JSON.stringify(rows);
    const params = JSON.stringify(echoParams({ binary, realtimeInterval: "24h" }));
    return `{"topic":"${topic}","params":${params},"data":${data},"f":${full},"sendTime":${sendTime},"id":"broker","shared":false}`;
  }
  return {
    text: () => (text ??= build(false)),
    gzip: () => (packed ??= pack(build(true))),
  };
}

/** Fastest level: a frame lives for 200 ms. */
export function pack(text: string): Buffer {
  return gzipSync(text, { level: constants.Z_BEST_SPEED });
}
