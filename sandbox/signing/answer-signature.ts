import { type KeyObject, sign } from "node:crypto";

/** How an answer's signature can be wrong; `sound` is right. */
export const answerSignatures = ["sound", "absent", "wrong", "expired", "malformed"] as const;
export type AnswerSignature = (typeof answerSignatures)[number];

const longAgoMs = 360_000;

/** `X-Signature` of an answer's body text (D1.11), or what a fault makes of it; "" for none. */
export function answerSignature(text: string, key: KeyObject, now: number, as: AnswerSignature): string {
  if (as === "absent") return "";
  if (as === "malformed") return "v1.nothing";
  const timestamp = as === "expired" ? now - longAgoMs : now;
  const signed = as === "wrong" ? `${text} ` : text;
  const signature = sign("sha256", Buffer.from(`${timestamp}.${signed}`), key).toString("base64");
  return `v1.${signature}.${Buffer.from(JSON.stringify({ timestamp })).toString("base64")}`;
}
