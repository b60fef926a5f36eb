import { createHash } from "node:crypto";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { type AddressScene, addressScenes } from "#shared/contract/address-scenes.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest } from "./sandbox-under-test.ts";

export const address = (name: string): string =>
  deriveAddress("TRX", createHash("sha256").update(name).digest());

export const usdt = (name: string, part: object = {}) =>
  ({ coin: "USDT", chain: "TRX", address: address(name), addressType: 0, verified: 0, ...part }) as const;

export interface Person {
  readonly account: string;
  readonly userId: string;
  readonly token: string;
}

/** People and their address books, at a sandbox under test. */
export class AddressDesk {
  readonly #under: SandboxUnderTest;

  constructor(under: SandboxUnderTest) {
    this.#under = under;
  }

  personOf(profile: object = {}): Promise<Person> {
    return this.#under.account({ security: { authenticator: true }, ...profile });
  }

  /** What goes with a change: a check made for just that, and both codes. */
  async proven<I extends object>(person: Person, scene: AddressScene, input: I) {
    const { check, mail } = addressScenes[scene];
    // Each code is good once, and a mail a minute.
    this.#under.clock.jump(61_000);
    const body = new URLSearchParams({ sence: check, ext_info_str: JSON.stringify(input) }).toString();
    const response = await fetch(`${this.#under.origin}/x-api/user/public/risk/default-intercept`, {
      method: "POST",
      headers: { UserToken: person.token, "Content-Type": "application/x-www-form-urlencoded" },
      body,
    });
    const { result } = (await response.json()) as { result: { riskToken: string } };
    const sent = await this.#under.call<"risk.sendEmail", CallOutput<"risk.sendEmail">>(
      "risk.sendEmail",
      { scene: mail },
      person.token,
    );
    const { mails } = await this.#under.control<{ mails: { code: string }[] }>(
      `/sandbox/control/mail?account=${person.account}`,
    );
    const googleCode = authenticatorCode(Number(person.userId), stepAt(this.#under.clock.now()));
    const { emailToken } = sent.result;
    const codes = { riskToken: result.riskToken, emailCode: mails[0]?.code ?? "", emailToken, googleCode };
    return { ...input, ...codes, requestId: newRequestId() };
  }

  async add(person: Person, input: object) {
    const wanted = (await this.proven(person, "add", input)) as CallInput<"addressBook.create">;
    return this.#under.call<"addressBook.create", CallOutput<"addressBook.create">>(
      "addressBook.create",
      wanted,
      person.token,
    );
  }

  async list({ token }: Person) {
    return (
      await this.#under.call<"addressBook.list", CallOutput<"addressBook.list">>(
        "addressBook.list",
        { addressType: 2 },
        token,
      )
    ).result;
  }
}
