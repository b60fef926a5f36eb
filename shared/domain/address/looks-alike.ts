/**
 * Whether one address could be taken for another: they differ, and the first four and last four characters behind the
 * network's prefix are the same, the letters' case aside. Those are what people compare, and what somebody who poisons a
 * history has computed for them; by chance it happens once in four thousand million pairs (D7.7, F2d.4).
 * Both are canonical forms.
 */
export function looksAlike(one: string, other: string): boolean {
  if (isSame(one, other)) return false;
  const [a, b] = [significant(one), significant(other)];
  // Shorter ones are read as a whole.
  if (a.length <= 2 * shown || b.length <= 2 * shown) return false;
  return a.slice(0, shown) === b.slice(0, shown) && a.slice(-shown) === b.slice(-shown);
}

const shown = 4;

/** What all addresses of a network begin with and nobody compares. Single letters are left: they are read with the rest. */
const prefix =
  /^(?:0x|bitcoincash:[qp]|(?:bc|ltc)1[qp]|addr1[a-z]|(?:cosmos|inj|sei|celestia)1|[EU][Qf]|tz[1-4]|KT1|f[1-4]|0\.0\.)/;

const caseless = /^(?:0x[0-9a-f]+|(?:bitcoincash:|(?:bc|ltc|addr|cosmos|inj|sei|celestia)1)[a-z\d]+)$/i;

/** Upper and lower case are the same address. */
export function isCaseless(address: string): boolean {
  return caseless.test(address);
}

function isSame(one: string, other: string): boolean {
  return one === other || (isCaseless(one) && one.toLowerCase() === other.toLowerCase());
}

function significant(address: string): string {
  return address.replace(prefix, "").toLowerCase();
}
