/**
 * Whether 32 bytes are a point of Ed25519, as every public key is. Programs of Solana have addresses that are none, so that
 * nobody holds a key to them.
 */

const prime = 2n ** 255n - 19n;
/** The curve's constant d: -121665 / 121666. */
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

export function isEd25519Point(bytes: Uint8Array): boolean {
  let y = 0n;
  for (const byte of bytes.toReversed()) y = (y << 8n) | BigInt(byte);
  y &= 2n ** 255n - 1n;
  if (y >= prime) return false;
  const square = (y * y) % prime;
  // x² = (y² - 1) / (dy² + 1). A quotient is a square where the product is one.
  const product = ((square + prime - 1n) * (d * square + 1n)) % prime;
  return product === 0n || power(product, (prime - 1n) / 2n) === 1n;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let factor = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % prime;
    factor = (factor * factor) % prime;
  }
  return result;
}
