import type { PasskeyAssertion } from "#shared/contract/risk.ts";
import { type Json, stableJson } from "#shared/domain/stable-json.ts";
import type { Db } from "../ledger/database.ts";
import { codes, Refusal } from "../refusal.ts";
import type { FactorType, OpenCheck } from "./open-checks.ts";
import { passkeyHolds } from "./passkeys.ts";
import { fundPasswordOf } from "./secrets.ts";
import type { VerificationCodes } from "./verification-codes.ts";

/** What came with a guarded action. */
export interface GivenCodes {
  readonly riskToken?: string | undefined;
  readonly emailCode?: string | undefined;
  readonly emailToken?: string | undefined;
  readonly googleCode?: string | undefined;
  readonly fundPassword?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

export interface GuardedAction {
  readonly userId: number;
  /** Of the check, and of the mail. */
  readonly scene: string;
  readonly mailScene: string;
  /** What is to be done: the check was made for it, and for nothing else. Absent where a scene is enough. */
  readonly detail?: Json;
  readonly at: number;
}

const fields: Readonly<Record<FactorType, keyof GivenCodes>> = {
  EMAIL: "emailCode",
  GOOGLE: "googleCode",
  FUND_PWD: "fundPassword",
  PASSKEY: "passkey",
};

/**
 * Refuses an action whose check is missing, over or of something else, and whose codes are missing or wrong (10005; the words
 * begin with the field); 131080 after too many. To be asked last, since it uses up what it takes.
 */
export async function requireVerificationCodes(
  tx: Db,
  verificationCodes: VerificationCodes,
  action: GuardedAction,
  given: GivenCodes,
): Promise<void> {
  const check = verificationCodes.checks.find(action.userId, action.scene, given.riskToken ?? "");
  if (check === undefined) throw wrong("riskToken: unknown or over");
  const { detail } = action;
  if (detail !== undefined && check.detail !== stableJson(detail))
    throw wrong("riskToken: for something else");
  const spend: (() => void)[] = [];
  const met = new Set<string>();
  for (const { type, anyOf } of check.demands) {
    if (anyOf !== "" && met.has(anyOf)) continue;
    const field = fields[type];
    const isGiven = (given[field] ?? "") !== "";
    // Of those that stand for each other the one that came is looked at.
    if (!isGiven && check.demands.some((one) => one.anyOf === anyOf && anyOf !== "" && one.type !== type))
      continue;
    if (!isGiven) throw wrong(`${field}: missing`);
    const take = await spendingOf(tx, verificationCodes, check, action, type, given);
    if (take === undefined) throw missed(verificationCodes, check, field);
    spend.push(take);
    met.add(anyOf);
  }
  const open = check.demands.find(({ anyOf }) => anyOf !== "" && !met.has(anyOf));
  if (open !== undefined) throw wrong(`${fields[open.type]}: missing`);
  for (const take of spend) take();
  verificationCodes.checks.end(check);
}

/** How it is used up where it is right; undefined where it is wrong. */
async function spendingOf(
  tx: Db,
  verificationCodes: VerificationCodes,
  check: OpenCheck,
  { userId, mailScene, at }: GuardedAction,
  type: FactorType,
  given: GivenCodes,
): Promise<(() => void) | undefined> {
  const { emailCode = "", emailToken = "", googleCode = "", fundPassword = "", passkey } = given;
  if (type === "EMAIL") {
    const isRight = verificationCodes.mailCodeHolds(userId, mailScene, emailCode, emailToken);
    return isRight ? () => void verificationCodes.takeMailCode(userId, mailScene, emailCode) : undefined;
  }
  if (type === "GOOGLE") return verificationCodes.authenticatorHolds(userId, googleCode, at);
  if (type === "FUND_PWD") return fundPassword === fundPasswordOf(userId) ? () => undefined : undefined;
  if (passkey === undefined) return undefined;
  return (await passkeyHolds(tx, userId, check.challenge, passkey)) ? () => undefined : undefined;
}

function wrong(words: string): Refusal {
  return new Refusal(codes.noPermission, words);
}

function missed(verificationCodes: VerificationCodes, check: OpenCheck, field: string): Refusal {
  const left = verificationCodes.checks.missed(check);
  if (left > 0) return wrong(`${field}: wrong, ${left} attempts left`);
  return new Refusal(codes.noAttemptsLeft, "No attempts left: begin anew");
}
