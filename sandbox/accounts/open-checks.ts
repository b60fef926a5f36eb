import { randomBytes } from "node:crypto";

const lifeMs = 600_000;
const maxMisses = 5;

export type FactorType = "EMAIL" | "GOOGLE" | "FUND_PWD" | "PASSKEY";

/** What is required. Those of one group stand for each other. */
export interface Demand {
  readonly type: FactorType;
  /** "" for one that nothing stands for. */
  readonly anyOf: string;
}

/** A check that was made for an action, and what it requires. */
export interface OpenCheck {
  readonly userId: number;
  readonly scene: string;
  readonly token: string;
  /** Of the action, as stable JSON. */
  readonly detail: string;
  readonly demands: readonly Demand[];
  /** What a passkey has to sign, base64url. */
  readonly challenge: string;
  readonly until: number;
}

/** Risk checks. Kept in memory: they live for ten minutes. */
export interface OpenChecks {
  open(check: Pick<OpenCheck, "userId" | "scene" | "detail" | "demands">): OpenCheck;
  find(userId: number, scene: string, token: string): OpenCheck | undefined;
  /** A wrong code was given with it. Answers how many more may be; with none the check is over. */
  missed(check: OpenCheck): number;
  /** It was used: once is all. */
  end(check: OpenCheck): void;
}

export function createOpenChecks(now: () => number): OpenChecks {
  const checks = new Map<string, OpenCheck & { misses: number }>();
  const random = (): string => randomBytes(24).toString("base64url");
  return {
    open({ userId, scene, detail, demands }) {
      const at = now();
      for (const [token, { until }] of checks) if (until <= at) checks.delete(token);
      const [token, challenge] = [random(), random()];
      const check = { userId, scene, token, detail, demands, challenge, until: at + lifeMs, misses: 0 };
      checks.set(token, check);
      return check;
    },
    find(userId, scene, token) {
      const check = checks.get(token);
      const isOfThis = check?.userId === userId && check.scene === scene && check.until > now();
      return isOfThis ? check : undefined;
    },
    missed({ token }) {
      const check = checks.get(token);
      if (check === undefined) return 0;
      check.misses += 1;
      if (check.misses >= maxMisses) checks.delete(token);
      return maxMisses - check.misses;
    },
    end({ token }) {
      checks.delete(token);
    },
  };
}
