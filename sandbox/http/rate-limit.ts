import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#shared/clock.ts";
import { TokenBucket } from "../token-bucket.ts";

/** Addresses that are remembered; the quiet ones are forgotten first. */
const maxAddresses = 10_000;

/** A hook that lets so many requests of one address through in a minute and answers the others with 429. */
export function rateLimit(clock: Clock, aMinute: () => number) {
  const buckets = new Map<string, { readonly max: number; readonly bucket: TokenBucket }>();

  function bucketOf(address: string, now: number): TokenBucket {
    const max = aMinute();
    const known = buckets.get(address);
    if (known?.max === max) return known.bucket;
    if (buckets.size >= maxAddresses) {
      for (const [one, { bucket }] of buckets) if (bucket.isFull(now)) buckets.delete(one);
      if (buckets.size >= maxAddresses) buckets.clear();
    }
    const bucket = new TokenBucket(max, max, now);
    buckets.set(address, { max, bucket });
    return bucket;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const now = clock.now();
    if (bucketOf(request.ip, now).take(now)) return;
    await reply
      .code(429)
      .header("Retry-After", "60")
      .send({ error: "Too many requests: try again in a minute" });
  };
}
