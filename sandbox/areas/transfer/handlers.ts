import type { CallInput } from "#shared/contract/index.ts";
import { permissionsOf } from "../../accounts/permissions.ts";
import type { Person } from "../../accounts/person.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers, MoneyContext } from "../handler.ts";
import { transferCodes } from "./codes.ts";
import { membersOf, memberView, pairsOf, requireMember, requirePlace } from "./members.ts";
import { placeTransfer, type TransferOrder } from "./place-transfer.ts";
import { balancesOf, listTransfers } from "./read-transfers.ts";
import { personOfId, recipientOf, transferRefusalOf } from "./recipients.ts";
import type { TransferSettings } from "./settings.ts";
import type { PlaceType, TransferRow } from "./tables.ts";

/** Between a person's own accounts, between main and sub-accounts, and to others. */
export const transferHandlers: AreaHandlers<"transfer", TransferSettings> = {
  "transfer.list": {
    access: "private",
    handle: (input, { db, now }, person) => listTransfers(db, person, input, now),
  },
  "transfer.accountTypes": {
    access: "private",
    async handle({ memberIds = "" }, { exchange, db }, person) {
      const wanted = memberIds.split(",");
      const members = await membersOf(db, person);
      const requested = members.filter(({ id }) => memberIds === "" || wanted.includes(String(id)));
      return { accounts: requested.map(memberView), pairs: pairsOf(exchange.market, person) };
    },
  },
  "transfer.balances": {
    access: "private",
    async handle({ memberId, accountType }, { exchange, db }, person) {
      const member = await requireMember(db, person, memberId === undefined ? person.id : Number(memberId));
      const type = requirePlace(accountType);
      const balance = await balancesOf(db, exchange.market, person, member.id, type);
      return { memberId: String(member.id), accountType, balance };
    },
  },
  "transfer.recipient": {
    access: "private",
    handle: (input, { db }, person) => recipientOf(db, person, input, transferRefusalOf),
  },
  "transfer.inter": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const row = await take(context, person, input, {
        from: { member: person.id, type: requirePlace(input.fromAccountType) },
        to: { member: person.id, type: requirePlace(input.toAccountType) },
      });
      return { ...echoOf(row), toAccountType: row.toType };
    },
  },
  "transfer.universal": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const { fromMemberId, toMemberId } = input;
      if (fromMemberId === toMemberId) throw new Refusal(transferCodes.samePlace, "The members are the same");
      const from = await requireMember(context.tx, person, fromMemberId);
      const to = await requireMember(context.tx, person, toMemberId);
      const row = await take(context, person, input, {
        from: { member: from.id, type: requirePlace(input.fromAccountType) },
        to: { member: to.id, type: requirePlace(input.toAccountType) },
      });
      return { ...echoOf(row), toAccountType: row.toType, fromMemberId, toMemberId };
    },
  },
  "transfer.toUser": {
    access: "money",
    admission: "session",
    async handle(input, context, person) {
      const { tx, now, exchange } = context;
      const { coin, amount } = input;
      requireMaySend(person, now);
      const account = requirePlace(input.fromAccountType);
      const to = await personOfId(tx, Number(input.toUid));
      const refusal =
        to === undefined ? transferCodes.recipientNotFound : await transferRefusalOf(tx, person, to);
      // Of the codes of the recipient's check, and of what stops a withdrawal, transfers have this one.
      if (to === undefined || refusal !== 0)
        throw new Refusal(transferCodes.forbidden, `Recipient: ${refusal}`);
      const kept = await exchange.outwardRefusal(tx, person, { uid: to.id, coin, amount, account });
      if (kept !== 0) throw new Refusal(transferCodes.forbidden, `Sender: ${kept}`);
      const row = await take(context, person, input, {
        from: { member: person.id, type: account },
        to: { member: to.id, type: "FUND" },
      });
      return { ...echoOf(row), toUid: input.toUid };
    },
  },
};

type Order = CallInput<"transfer.inter" | "transfer.universal" | "transfer.toUser">;

async function take(
  { exchange, tx, now, afterCommit }: MoneyContext<TransferSettings>,
  person: Person,
  { transferId, coin, amount }: Order,
  ends: Pick<TransferOrder, "from" | "to">,
): Promise<TransferRow> {
  const { market, settings } = exchange;
  const isPending = settings.pendingTransfers > 0;
  const willFail = settings.failTransfers > 0;
  const row = await placeTransfer(
    tx,
    market,
    person,
    { transferId, coin, amount, ...ends },
    { at: now, settleAt: isPending ? now + settings.transferDelayMs : null, willFail },
  );
  afterCommit(() => {
    if (isPending) settings.pendingTransfers = Math.max(0, settings.pendingTransfers - 1);
    if (willFail) settings.failTransfers = Math.max(0, settings.failTransfers - 1);
    if (isPending) exchange.scheduleSettling(settings.transferDelayMs);
  });
  return row;
}

function requireMaySend({ profile }: Person, now: number): void {
  const { allow, reason } = permissionsOf(profile, now).internalTransfer;
  if (!allow) throw new Refusal(reason || codes.compliance, "Transfers to others are not open to you");
}

/** What the answer repeats of the order. */
function echoOf({ transferId, status, coin, amount, fromType }: TransferRow): {
  transferId: string;
  status: "SUCCESS" | "PENDING" | "FAILED";
  coin: string;
  amount: string;
  fromAccountType: PlaceType;
} {
  return { transferId, status, coin, amount, fromAccountType: fromType };
}
