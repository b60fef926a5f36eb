import { constants, gzipSync } from "node:zlib";
import { echoParams, type Subscription } from "./protocol.ts";

/** A frame for any number of sockets: made into text and into gzip once, when somebody wants it. */
export interface Frame {
  text(): string;
  gzip(): Buffer;
}

/** `full`: the first frame with every row; otherwise only rows that changed. */
export function makeFrame(
  subscription: Subscription,
  rows: readonly object[],
  full: boolean,
  sendTime: number,
): Frame {
  let data: string | undefined;
  let text: string | undefined;
  let packed: Buffer | undefined;

  function build(binary: boolean): string {
    data ??= JSON.stringify(rows);
    const { topic } = subscription;
    const symbol =
      subscription.kind === "candles"
        ? `"symbol":"${subscription.symbol}","symbolName":"${subscription.symbol}",`
        : "";
    const params = JSON.stringify(echoParams({ ...subscription, binary }));
    return `{"topic":"${topic}",${symbol}"params":${params},"data":${data},"f":${full},"sendTime":${sendTime},"id":"broker","shared":false}`;
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
