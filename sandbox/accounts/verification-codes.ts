import { randomBytes, randomInt } from "node:crypto";
import { createOpenChecks, type OpenChecks } from "./open-checks.ts";
import { stepOfCode } from "./secrets.ts";

const coolDownMs = 60_000;
const codeLifeMs = 300_000;

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

/** Codes sent by mail and shown by authenticators, and the checks that require them. Kept in memory: they live for minutes. */
export interface VerificationCodes {
  readonly checks: OpenChecks;
  /** Sends a code; null while the last one of this scene is still fresh. */
  sendMail(userId: number, scene: string): SentMail | null;
  /** Right, within its life, for its own scene and person, with its own mail's token (F2a.4). */
  mailCodeHolds(userId: number, scene: string, code: string, token: string): boolean;
  /** Takes a code up: right once. */
  takeMailCode(userId: number, scene: string, code: string): boolean;
  /** How to use the code of an authenticator up, so that it is good once; undefined for one that is wrong or used. */
  authenticatorHolds(userId: number, code: string, at: number): (() => void) | undefined;
  /** What lies in a person's mailbox, newest first. */
  mailbox(userId: number): readonly { readonly scene: string; readonly code: string; readonly at: number }[];
}

export function createVerificationCodes(now: () => number): VerificationCodes {
  let mails: readonly Mail[] = [];
  const usedSteps = new Map<number, number>();
  const find = (userId: number, scene: string, code: string): Mail | undefined =>
    mails.find(
      (one) =>
        one.userId === userId && one.scene === scene && one.code === code && now() - one.at < codeLifeMs,
    );

  return {
    checks: createOpenChecks(now),
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
    mailCodeHolds: (userId, scene, code, token) => find(userId, scene, code)?.token === token,
    takeMailCode(userId, scene, code) {
      const found = find(userId, scene, code);
      mails = mails.filter((one) => one !== found);
      return found !== undefined;
    },
    authenticatorHolds(userId, code, at) {
      const step = stepOfCode(userId, code, at);
      if (step === undefined || step <= (usedSteps.get(userId) ?? 0)) return undefined;
      return () => void usedSteps.set(userId, step);
    },
    mailbox: (userId) =>
      mails
        .filter((one) => one.userId === userId)
        .map(({ scene, code, at }) => ({ scene, code, at }))
        .toReversed(),
  };
}
