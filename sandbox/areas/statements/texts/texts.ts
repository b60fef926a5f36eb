import type { StatementKind } from "#shared/contract/statements.ts";

/** Texts of a statement's file. */
export interface StatementTexts {
  readonly kinds: Readonly<Record<StatementKind, string>>;
  readonly user: string;
  readonly account: string;
  readonly coin: string;
  readonly period: string;
  readonly timezone: string;
  readonly madeAt: string;
  readonly statement: string;
  readonly part: string;
  readonly time: string;
  readonly type: string;
  readonly amount: string;
  readonly balance: string;
  readonly reference: string;
  readonly totals: string;
  readonly opening: string;
  readonly in: string;
  readonly out: string;
  readonly closing: string;
  readonly contract: string;
  readonly side: string;
  readonly quantity: string;
  readonly price: string;
  readonly funding: string;
  readonly fee: string;
  readonly cashFlow: string;
  readonly change: string;
  readonly network: string;
  /** In place of a network, where the coins stayed here. */
  readonly internal: string;
  readonly status: string;
  readonly states: { readonly done: string; readonly open: string; readonly failed: string };
  readonly sender: string;
  readonly address: string;
  readonly transaction: string;
  readonly credited: string;
  readonly notCredited: string;
  readonly received: string;
  readonly debited: string;
  readonly paid: string;
  readonly withheld: string;
  readonly frozen: string;
  readonly value: string;
  readonly yes: string;
  readonly no: string;
  /** What moved money, by the area of its posting. */
  readonly moves: {
    readonly convert: string;
    readonly limit: string;
    readonly batch: string;
    readonly transfer: string;
    readonly deposit: string;
    readonly withdraw: string;
    readonly opening: string;
    readonly derivative: string;
    readonly other: string;
  };
  readonly personal: {
    readonly field: string;
    readonly value: string;
    readonly name: string;
    readonly mail: string;
    readonly phone: string;
    readonly joined: string;
    readonly identity: string;
    readonly region: string;
    readonly level: string;
    readonly currency: string;
    readonly authenticator: string;
    readonly fundPassword: string;
    readonly passkeys: string;
    readonly subAccount: string;
    readonly depositAddress: string;
  };
  readonly onlySent: string;
  readonly nothingWithheld: string;
  readonly valued: string;
  /** With {count}, of how many. */
  readonly unpriced: string;
  /** Before the lines of a signed statement. */
  readonly signed: string;
}
