/** What tests may turn while the exchange runs. */
export interface Settings {
  /** How long a quote is held. */
  quoteTtlMs: number;
  /** From confirmation to settlement. */
  settleDelayMs: number;
  /** So many of the next confirmed conversions end in failure, their money given back. */
  failConversions: number;
  /** What the log collector answers; the client expects `ok`. */
  logReply: string;
}

export const defaultSettings: Settings = {
  quoteTtlMs: 15_000,
  settleDelayMs: 300,
  failConversions: 0,
  logReply: "ok",
};
