import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import type { Snapshot, TopicRow } from "#shared/rpc/snapshot.ts";
import type { OpenSocket } from "../feed/connection.ts";
import type { Inflate } from "../feed/inflate.ts";
import type { HttpClient } from "../http/client.ts";
import type { TopicSource } from "../topics/topic-source.ts";
import type { Meter } from "./meter.ts";

/** The worker's parts with a hook of the meter around them: they themselves know nothing of it. */

export function meteredInflate(inflate: Inflate, meter: Meter): Inflate {
  return (bytes) => meter.recorder?.inflate(inflate, bytes) ?? inflate(bytes);
}

export function meteredSockets(open: OpenSocket, meter: Meter): OpenSocket {
  let isFirst = true;
  return (url, events) => {
    if (!isFirst) meter.recorder?.add("reconnects");
    isFirst = false;
    return open(url, {
      opened: () => events.opened(),
      frame(data) {
        meter.recorder?.frame(data);
        events.frame(data);
      },
      ended: () => events.ended(),
    });
  };
}

/** A frame's text to its message. */
export function meteredParse<T>(parse: (text: string) => T, meter: Meter): (text: string) => T {
  return (text) => {
    const { recorder } = meter;
    return recorder === undefined ? parse(text) : recorder.timed("parse", () => parse(text));
  };
}

export function meteredSource<R extends TopicRow>(source: TopicSource<R>, meter: Meter): TopicSource<R> {
  return {
    read: () => {
      const { recorder } = meter;
      return recorder === undefined ? source.read() : recorder.timed("derive", () => source.read());
    },
    asOf: (rows) => source.asOf(rows),
    status: () => source.status(),
    watch: (changed) => source.watch(changed),
  };
}

export function meteredDelivery<R extends TopicRow>(
  topic: string,
  deliver: (snapshot: Snapshot<R>) => Promise<void>,
  meter: Meter,
): (snapshot: Snapshot<R>) => Promise<void> {
  return (snapshot) => meter.recorder?.publish(topic, snapshot, deliver) ?? deliver(snapshot);
}

export function meteredClient(http: HttpClient, meter: Meter): HttpClient {
  return {
    ...http,
    call<N extends HttpCallName>(name: N, input: CallInput<N>, options: Parameters<HttpClient["call"]>[2]) {
      const answer = http.call(name, input, options);
      return meter.recorder?.call(name, answer) ?? answer;
    },
  };
}
