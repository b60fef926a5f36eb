/** FNV-1a, 32 bits. */
const prime = 0x01000193;

/**
 * A short stand-in for a token in keys that outlive the worker: tells two apart, and is far too short to be turned back.
 * Not for security decisions.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime) >>> 0;
  return value;
}
