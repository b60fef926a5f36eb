import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { findPerson } from "../../accounts/person.ts";
import { readControl } from "../../control/body.ts";
import type { Exchange } from "../../exchange.ts";
import { addEntry } from "./entries.ts";
import type { AddressBookSettings } from "./settings.ts";
import { setSwitches, switchesOf } from "./switches.ts";

const entryBody = v.strictObject({
  account: v.string(),
  coin: v.string(),
  chain: v.optional(v.string(), ""),
  address: v.string(),
  tag: v.optional(v.string(), ""),
  remark: v.optional(v.string(), ""),
  verified: v.optional(v.boolean(), false),
  internalType: v.optional(v.picklist(["UID", "EMAIL", "MOBILE"])),
  /** How long ago it was saved, ms: an older one waits no more. */
  age: v.optional(v.number(), 0),
});
const switchesBody = v.strictObject({
  account: v.string(),
  withdrawWhitelist: v.optional(v.boolean()),
  addressBookOnly: v.optional(v.boolean()),
  newAddressLock: v.optional(v.boolean()),
  superVerification: v.optional(v.boolean()),
});

/** What tests put into somebody's book without codes. */
export function serveAddressBookControl(
  fastify: FastifyInstance,
  exchange: Exchange<AddressBookSettings>,
): void {
  const { db } = exchange.database;
  const personOf = async (name: string) => {
    const person = await findPerson(db, name);
    if (person === undefined) throw new Error(`No account ${name}`);
    return person;
  };

  fastify.post("/sandbox/control/address-book", async ({ body }) => {
    const { account, age, chain, internalType, verified, ...rest } = readControl(entryBody, body);
    const wanted = {
      ...rest,
      ...(chain !== "" && { chain }),
      ...(internalType !== undefined && { internalType }),
      addressType: internalType === undefined ? (0 as const) : (1 as const),
      verified: verified ? (1 as const) : (0 as const),
    };
    const { id } = await addEntry(db, exchange, await personOf(account), wanted, exchange.clock.now() - age);
    return { id };
  });
  fastify.post("/sandbox/control/address-book/switches", async ({ body }) => {
    const { account, ...wanted } = readControl(switchesBody, body);
    const { id } = await personOf(account);
    const change = Object.entries(wanted).filter(([, value]) => value !== undefined);
    await setSwitches(db, { ...(await switchesOf(db, id)), ...Object.fromEntries(change) });
    return {};
  });
}
