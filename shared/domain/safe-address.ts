/**
 * Whether an address that an answer names may be led to: on the own origin, or over TLS. What would run as a script, could be altered
 * on its way, or names a user to look like another host is none. Pure.
 */
export function isSafeAddress(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || /^https:\/\/[^\s\\/@]+(?:\/[^\s\\]*)?$/i.test(text);
}
