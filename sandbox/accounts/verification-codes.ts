import { randomBytes, randomInt } from "node:crypto";

const coolDownMs = 60_000;
const codeLifeMs = 300_000;
const checkLifeMs = 600_000;

export interface SentMail {
  /** Goes with the code when it is handed in. */
  readonly emailToken: string;
  /** Seconds until another may be sent, and for which this one holds. */
  readonly coolDown: number;
  readonly expireIn: number;
}

interface Mail {
  readonly userId: number;
  readonly scene: string;
  readonly token: string;
  readonly code: string;
  readonly at: number;
}

/** Codes sent by mail and risk checks passed. Kept in memory: they live for minutes. */
export interface Proofs {
  /** Sends a code; null while the last one of this scene is still fresh. */
  sendMail(userId: number, scene: string): SentMail | null;
  /** Takes a code up: right once, within its life, for its own scene and person. */
  takeMailCode(userId: number, scene: string, code: string): boolean;
  /** A token that says a check was made for this scene; it holds for ten minutes. */
  openCheck(userId: number, scene: string): string;
  checkHolds(userId: number, scene: string, token: string): boolean;
  /** What lies in a person's mailbox, newest first. */
  mailbox(userId: number): readonly { readonly scene: string; readonly code: string; readonly at: number }[];
}

export function createProofs(now: () => number): Proofs {
  let mails: readonly Mail[] = [];
  const checks = new Map<string, number>();
  const keyOf = (userId: number, scene: string, token: string): string => `${userId}/${scene}/${token}`;

  return {
    sendMail(userId, scene) {
      const at = now();
      mails = mails.filter((one) => at - one.at < codeLifeMs);
      const isOfThis = (one: Mail): boolean => one.userId === userId && one.scene === scene;
      if (mails.some((one) => isOfThis(one) && at - one.at < coolDownMs)) return null;
      const token = randomBytes(16).toString("hex");
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      // An older code of the same scene ends with the newer one.
      mails = [...mails.filter((one) => !isOfThis(one)), { userId, scene, token, code, at }];
      return { emailToken: token, coolDown: coolDownMs / 1000, expireIn: codeLifeMs / 1000 };
    },
    takeMailCode(userId, scene, code) {
      const at = now();
      const found = mails.find(
        (one) =>
          one.userId === userId && one.scene === scene && one.code === code && at - one.at < codeLifeMs,
      );
      mails = mails.filter((one) => one !== found);
      return found !== undefined;
    },
    openCheck(userId, scene) {
      const at = now();
      for (const [key, until] of checks) if (until <= at) checks.delete(key);
      const token = randomBytes(16).toString("hex");
      checks.set(keyOf(userId, scene, token), at + checkLifeMs);
      return token;
    },
    checkHolds: (userId, scene, token) => (checks.get(keyOf(userId, scene, token)) ?? 0) > now(),
    mailbox: (userId) =>
      mails
        .filter((one) => one.userId === userId)
        .map(({ scene, code, at }) => ({ scene, code, at }))
        .toReversed(),
  };
}
