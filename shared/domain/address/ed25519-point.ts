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
  return product === 0n || halfPower(product) === 1n;
}

/** To the power (prime - 1) / 2 = 16 (2²⁵⁰ - 1) + 6, by the fewest multiplications: 1 for squares. */
function halfPower(x: bigint): bigint {
  const x2 = squared(x, 1);
  const ones2 = (x2 * x) % prime;
  const ones5 = joined(joined(ones2, ones2, 2), x, 1);
  const ones10 = joined(ones5, ones5, 5);
  const ones20 = joined(ones10, ones10, 10);
  const ones40 = joined(ones20, ones20, 20);
  const ones80 = joined(ones40, ones40, 40);
  const ones240 = joined(joined(ones80, ones80, 80), ones80, 80);
  const ones250 = joined(ones240, ones10, 10);
  return (squared(ones250, 4) * ((squared(x2, 1) * x2) % prime)) % prime;
}

/** In the exponent: so many ones behind those of the head. */
function joined(head: bigint, tail: bigint, ones: number): bigint {
  return (squared(head, ones) * tail) % prime;
}

function squared(x: bigint, times: number): bigint {
  let result = x;
  for (let at = 0; at < times; at += 1) result = (result * result) % prime;
  return result;
}
