import { questionText } from "#shared/domain/question-text.ts";
import type { Signable } from "./sign-request.ts";

/**
 * Names a token without telling it, as a signed answer does that says for whom it was made (D10.16): whoever stands
 * between can ask our question with a token of their own, and be given a sound answer of theirs.
 */
export function bearerMark(token: string): Promise<string> {
  return markOf(token);
}

/**
 * Names a question, as a signed answer does that says what it was asked (D10.17): whoever stands between can ask another one
 * under our id and in our name, and be given a sound answer to that.
 */
export function questionMark(question: Signable): Promise<string> {
  return markOf(questionText(question.path, question));
}

async function markOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
