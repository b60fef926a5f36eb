import type { AddressScene } from "#shared/contract/address-scenes.ts";
import type { Person } from "../../accounts/person.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers, MoneyContext } from "../handler.ts";
import { recipientOf } from "../transfer/index.ts";
import { checkTarget } from "./check-target.ts";
import { bookCodes } from "./codes.ts";
import { changedEntry } from "./edit-entry.ts";
import {
  addEntry,
  listEntries,
  ofPerson,
  recordOf,
  requireEntry,
  requireProvider,
  seconds,
} from "./entries.ts";
import { requireMayWithdraw } from "./new-entry.ts";
import { requireCodes, withoutCodes } from "./require-codes.ts";
import type { AddressBookSettings } from "./settings.ts";
import { isOn, setSwitches, switchesOf, switchesView, turned } from "./switches.ts";
import { addressEntries } from "./tables.ts";
import { stopWithdrawals, withdrawStopOf } from "./withdraw-stops.ts";

type Context = MoneyContext<AddressBookSettings>;

/** The withdrawal address book, its switches and what it says of targets. */
export const addressBookHandlers: AreaHandlers<"addressBook", AddressBookSettings> = {
  "addressBook.list": {
    access: "private",
    async handle(input, { db, now }, person) {
      const page = await listEntries(db, person, input, now);
      const switches = await switchesOf(db, person.id);
      const stop = await withdrawStopOf(db, person.id, now);
      return {
        ...page,
        switches: switchesView(switches),
        withdrawLockUntil: stop === undefined ? 0 : Number(seconds(stop.until)),
        ...(isAmerican(person) && { superVerification: switches.superVerification }),
      };
    },
  },
  "addressBook.check": {
    access: "private",
    handle: (input, { exchange, db, now }, person) => checkTarget(db, exchange.market, person, input, now),
  },
  "addressBook.checkInternal": {
    access: "private",
    async handle({ internalType, address }, { db }, person) {
      const { valid, uid, maskedName, code } = await recipientOf(db, person, { internalType, address });
      return { valid, uid, maskedName, code, internalType, address };
    },
  },
  "addressBook.create": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const entry = await addEntry(context.tx, context.exchange, person, input, context.now);
      // Last, since it uses the codes up; what is refused here is undone with the row.
      await guard(context, person, "add", input, true);
      const { id, status, lockEndTime } = recordOf(entry, context.now);
      const { coin, chain = entry.chain, address, tag = entry.tag, verified } = input;
      return { id, status, lockEndTime, coin, chain, address, tag, verified };
    },
  },
  /** Each row by itself: what is wrong with one keeps none of the others out. */
  "addressBook.batchCreate": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      await guard(context, person, "add", input, true);
      const failList: { index: number; address: string; code: number; msg: string }[] = [];
      for (const [index, wanted] of input.list.entries()) {
        try {
          await context.tx.transaction((row) => addEntry(row, context.exchange, person, wanted, context.now));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          failList.push({ index, address: wanted.address, code: error.retCode, msg: error.message });
        }
      }
      return { successCount: input.list.length - failList.length, failList };
    },
  },
  "addressBook.delete": {
    access: "money",
    admission: "session",
    async handle({ ids }, { tx }, person) {
      await tx.delete(addressEntries).where(ofPerson(person, ids));
      return { deleted: new Set(ids).size, ids };
    },
  },
  "addressBook.edit": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const entry = await requireEntry(context.tx, person, input.id);
      const next = await changedEntry(context.tx, context.exchange.market, entry, input);
      // Who only renames an older entry is not asked.
      if (input.walletType !== undefined || input.vaspCode !== undefined) requireProvider(person, next);
      const isMoved = next.tag !== entry.tag;
      const isTrusted = next.verified && !entry.verified;
      await guard(context, person, "edit", input, isMoved || isTrusted);
      // Another memo is another account: it waits as a new address does.
      const { newAddressLock } = await switchesOf(context.tx, person.id);
      const lockedUntil =
        isMoved && newAddressLock
          ? context.now + context.exchange.settings.newAddressLockMs
          : entry.lockedUntil;
      await context.tx
        .update(addressEntries)
        .set({ ...next, lockedUntil })
        .where(ofPerson(person, [entry.id]));
      const { vaspCode: _vasp, ...said } = withoutCodes(input);
      return { ...said, status: recordOf({ ...entry, lockedUntil }, context.now).status };
    },
  },
  "addressBook.changeVerification": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const { ids, verified } = input;
      const rows = await context.tx.select().from(addressEntries).where(ofPerson(person, ids));
      if (rows.length < new Set(ids).size) throw new Refusal(bookCodes.mismatch, "ids: not all are yours");
      await guard(context, person, "edit", input, verified === 1 && rows.some((row) => !row.verified));
      await context.tx
        .update(addressEntries)
        .set({ verified: verified === 1 })
        .where(ofPerson(person, ids));
      return { updated: rows.length, verified };
    },
  },
  "addressBook.switch": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const { switchType, open } = input;
      const { exchange, tx, now } = context;
      await guard(context, person, "switch", input, true);
      const before = await switchesOf(tx, person.id);
      const after = turned(before, switchType, open);
      await setSwitches(tx, after);
      const stops = switchType === "NEW_ADDRESS_LOCK" && !open && isOn(before, switchType);
      const until = now + exchange.settings.withdrawStopMs;
      if (stops) await stopWithdrawals(tx, person.id, { until, cause: "newAddressLock" });
      return { switches: switchesView(after), withdrawLockUntil: stops ? Number(seconds(until)) : 0 };
    },
  },
  "addressBook.superVerification": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      if (!isAmerican(person)) throw new Refusal(codes.compliance, "Only in the United States");
      await guard(context, person, "switch", input, true);
      const before = await switchesOf(context.tx, person.id);
      await setSwitches(context.tx, { ...before, superVerification: input.open });
      return { open: input.open };
    },
  },
};

function isAmerican({ profile }: Person): boolean {
  return profile.kycRegion === "USA";
}

/** Whether this person may change the book now, and has proven to be themselves where that is asked for. */
async function guard(
  context: Context,
  person: Person,
  scene: AddressScene,
  input: Parameters<typeof requireCodes>[3],
  wantsCodes: boolean,
): Promise<void> {
  requireMayWithdraw(person, context.now);
  const { settings } = context.exchange;
  if (settings.refuseBookChanges > 0) {
    settings.refuseBookChanges -= 1;
    throw new Refusal(bookCodes.insecure, "Refused for security");
  }
  if (wantsCodes) await requireCodes(context, person, scene, input);
}
