import { createHash } from "node:crypto";
import { type Question, questionText } from "#shared/domain/question-text.ts";

/** Names a token without telling it (D10.16). */
export function bearerMark(token: string): string {
  return markOf(token);
}

/** Names a question, as it came (D10.17). */
export function questionMark(path: string, question: Question): string {
  return markOf(questionText(path, question));
}

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
