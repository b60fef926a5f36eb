/** `bytes` XOR `key` repeated. Its own inverse. An empty key changes nothing. */
export function xorWith(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (key.length === 0 ? 0 : (key[at % key.length] ?? 0)));
}
