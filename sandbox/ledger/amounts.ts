import { Decimal } from "#shared/domain/decimal.ts";

/** An amount of the books as text, without the trailing zeros that the database keeps. */
export const plain = (amount: string): string => new Decimal(amount).toFixed();
export const negated = (amount: string): string => new Decimal(amount).negated().toFixed();
