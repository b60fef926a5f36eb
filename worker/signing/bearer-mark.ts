/**
 * Names a token without telling it, as a signed answer does that says for whom it was made (D10.16): whoever stands
 * between can ask our question with a token of their own, and be given a sound answer of theirs.
 */
export async function bearerMark(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
