/**
 * Whether a text may be what opens a wallet, by its looks alone: such a text is not kept, though it is judged elsewhere whether it is one
 * (`secret-keys.ts`). Here are no checksums: some that are not one look like it, none that is one does not. Pure.
 */
export function mayBeSecret(text: string): boolean {
  const trimmed = text.trim();
  return shapes.some((shape) => shape.test(trimmed));
}

const base58 = "[1-9A-HJ-NP-Za-km-z]";

const shapes: readonly RegExp[] = [
  // A recovery phrase. No address has blanks.
  /\s/,
  // 32 bytes as plain hex, as wallets export them.
  /^[\da-f]{64}$/i,
  // Named: of Cardano, Sui, NEAR, Tezos and of whole wallets.
  /^(?:addr|stake|acct|root)_x?sk1|^ed25519|^suiprivkey|^edsk|^[xyz]prv/i,
  // A seed of Stellar.
  /^S[A-Z2-7]{55}$/,
  // Of XRP, of Bitcoin's kind, of Solana.
  new RegExp(`^s${base58}{27,30}$`),
  new RegExp(`^${base58}{50,53}$`),
  new RegExp(`^${base58}{86,88}$`),
];
