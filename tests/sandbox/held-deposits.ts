import { createHash } from "node:crypto";
import { expect } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { noAnswers, questionnaireOf, type TravelAnswers } from "#shared/domain/travel-rule.ts";
import type { TravelZone } from "#shared/domain/travel-zone.ts";
import { balanced, blockMs, depositSandbox } from "./deposit-sandbox.ts";
import { newRequestId } from "./sandbox-under-test.ts";

export interface Person {
  readonly account: string;
  readonly token: string;
}
export type Record1 = DepositRecord & { readonly recordType: 1 };
export type Submitted = CallOutput<"travelRule.submit">;

export const senderOf = (name: string): string =>
  deriveAddress("EVM", createHash("sha256").update(name).digest());

export const answers: TravelAnswers = {
  ...noAnswers,
  wallet: "vasp",
  vaspCode: "NORDHAVEN_EXCHANGE",
  owner: "me",
  firstName: "Mira",
  lastName: "Kovacs",
  purpose: "Invoice 2026-118, design work in October",
  paperType: "PASSPORT",
  paperNumber: "P1234567",
  paperCountry: "TUR",
  paperExpiry: "2099-01-31",
};
export const written = (zone: TravelZone, part: Partial<TravelAnswers> = {}): string =>
  JSON.stringify(questionnaireOf(zone, { ...answers, ...part }));

/** What is done about deposits that are held, on an exchange of the file's own. */
export function heldDeposits() {
  const world = depositSandbox();
  const personOf = (kycRegion: string): Promise<Person> => world.under.account({ kycRegion });
  const settings = (change: object) => world.under.control("/sandbox/control/settings", change);
  const mark = (name: string, reasons: readonly string[], reviewEnds = "PASS") =>
    world.under.control("/sandbox/control/risk-marks", {
      chain: "ETH",
      address: senderOf(name),
      reasons,
      reviewEnds,
    });

  async function send({ account }: Person, part: object = {}): Promise<string> {
    const sent = { account, coin: "XRP", chain: "XRP", amount: "150.25", ...part };
    return (await world.under.control<{ id: string }>("/sandbox/control/deposits", sent)).id;
  }
  async function one({ token }: Person, id: string): Promise<DepositRecord> {
    const answer = await world.under.call<"deposit.records", { rows: DepositRecord[] }>(
      "deposit.records",
      { id },
      token,
    );
    const [row] = answer.result.rows;
    if (row === undefined) throw new Error(`no deposit ${id}`);
    return row;
  }
  /** Past every confirmation, and until it shows. */
  async function confirmed(person: Person, id: string): Promise<void> {
    world.under.clock.jump(70 * blockMs);
    await expect.poll(async () => (await one(person, id)).status).not.toBe(1);
  }
  const submit = (
    person: Person,
    input: Omit<CallInput<"travelRule.submit">, "requestId">,
    requestId = newRequestId(),
  ) =>
    world.under.call<"travelRule.submit", Submitted>(
      "travelRule.submit",
      { ...input, requestId },
      person.token,
    );
  return {
    get under() {
      return world.under;
    },
    personOf,
    settings,
    mark,
    send,
    one,
    confirmed,
    submit,
    balanced: () => balanced(world),
  };
}
