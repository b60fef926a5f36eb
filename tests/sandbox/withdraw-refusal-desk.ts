import { expect } from "vitest";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";
import { type Order, records, type Withdrawer, withdraw } from "./withdraw-desk.ts";

/** Enough of everything that is tried. */
const rich = {
  funding: { USDT: "190000", XRP: "500", BTC: "3", DOGE: "900", AAVE: "9" },
  unified: { USDT: "100" },
};

/** A person whose withdrawals are refused, or would be. */
export interface RefusalDesk {
  readonly settings: (part: object) => Promise<unknown>;
  readonly person: (part?: object) => Promise<Withdrawer>;
  /** The code of a whole withdrawal: checked, proven and sent. */
  readonly code: (who: Withdrawer, part?: Partial<Order>) => Promise<number>;
  /** A session ends after a day. */
  readonly again: (who: Withdrawer) => Promise<Withdrawer>;
  /** Refused with this code, and nothing is held or listed. */
  readonly expectRefused: (who: Withdrawer, wanted: number, part?: Partial<Order>) => Promise<void>;
}

export function refusalDesk(under: SandboxUnderTest): RefusalDesk {
  const code = async (who: Withdrawer, part: Partial<Order> = {}): Promise<number> =>
    (await withdraw(under, who, part)).code;
  return {
    settings: (part) => under.control("/sandbox/control/settings", part),
    person: (part = {}) => under.account({ balances: rich, ...part }),
    code,
    async again({ account, userId }) {
      const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
      return { account, userId, token };
    },
    async expectRefused(who, wanted, part = {}) {
      expect(await code(who, part)).toBe(wanted);
      expect(await records(under, who)).toEqual([]);
      expect(await under.balance(who.account, "funding_locked", "USDT")).toBe("0");
    },
  };
}
