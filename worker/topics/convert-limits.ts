import type { ConvertLimitsRow } from "#shared/contract/convert-estimate.ts";
import { limitFigures } from "#shared/domain/limit-figures.ts";
import { type ReportNeeds, watchAccount } from "./account-reports.ts";
import type { Pair } from "./convert-basis.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/** As long as the limits are kept themselves (R9.3). */
const keepMs = 60_000;

interface Gap {
  readonly rate: string;
  readonly at: number;
}

/**
 * What a pair allows. The limits are the estimate's own; the drift that the dealer allows has a call of its own, which
 * follows them, so that it leaves when the pair throttle has let them go. Who sees them has a form beside them, whose balances
 * are watched with them: not by the estimate, which comes before the first price.
 */
export const convertLimitsTopic = defineTopic(
  "convert.limits",
  (needs: Needs<"http" | "basisOf"> & ReportNeeds) => {
    const { http, clock, basisOf } = needs;
    const gaps = new Map<string, Gap>();
    let lastId = 0;

    async function queryGap({ fromCoin, toCoin, accountType }: Pair): Promise<string | undefined> {
      lastId += 1;
      const options = { id: `convert.limits/${lastId}`, exempt: true };
      const answer = await http.call("convert.gapRate", { accountType, fromCoin, toCoin }, options);
      return answer.kind === "ok" ? answer.data.gapRate : undefined;
    }

    return (pair) => {
      const basis = basisOf(pair);
      const key = `${pair.accountType}/${pair.fromCoin}/${pair.toCoin}`;
      let published: ConvertLimitsRow | undefined;

      const isStored = (): boolean => clock.now() - (gaps.get(key)?.at ?? Number.NEGATIVE_INFINITY) < keepMs;

      return {
        read() {
          const { limit } = basis.current();
          if (limit === undefined) return [];
          const row = limitFigures(pair.fromCoin, limit, gaps.get(key)?.rate);
          if (published === undefined || JSON.stringify(published) !== JSON.stringify(row)) published = row;
          return [published];
        },
        asOf: () => 0,
        status: () => (basis.current().limit === undefined ? "connecting" : "live"),
        watch(changed) {
          let ended = false;
          let followed: unknown;
          const follow = async (): Promise<void> => {
            const { limit } = basis.current();
            const isFirst = followed === undefined;
            if (limit === undefined || limit === followed) return;
            // Once for each answer: the drift of limits that are read anew is too.
            followed = limit;
            if (isFirst && isStored()) return;
            const rate = await queryGap(pair);
            if (rate === undefined) return;
            gaps.set(key, { rate, at: clock.now() });
            if (!ended) changed("immediate");
          };
          const step = (): void => {
            // Without an answer the limits' own rate shows.
            follow().catch(() => undefined);
            changed("immediate");
          };
          const stops = [basis.watch(step), watchAccount(needs, "wallet")];
          step();
          return () => {
            ended = true;
            for (const stop of stops) stop();
          };
        },
      };
    };
  },
);
