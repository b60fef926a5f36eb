/** F3b.30: what is not kept of a field for an address, by its looks. */
import { expect, it } from "vitest";
import { isSecretKey } from "#shared/domain/address/secret-keys.ts";
import { mayBeSecret } from "#shared/domain/address/secret-shape.ts";

it.each([
  ["a recovery phrase", "legal winner thank year wave sausage worth useful legal winner thank yellow"],
  ["a key in hex", "e331b6d69882b4cb4ea581d88e0b604039a3de5967688d3dcffdd2270c0fd109"],
  ["a key of Bitcoin", "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"],
  ["a short key of Bitcoin", "KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617"],
  ["a seed of XRP", "sn3nxiW7v8KXzPzAqzyHXbSSKNuN9"],
  ["a seed of Stellar", "SBZVMB74Z76QZ3ZOY7UTDFYKMEGKW5XFJEB6PFKBF4UYSSWHG4EDH7PY"],
])("%s is not", (_, text) => {
  expect(mayBeSecret(` ${text} `)).toBe(true);
});

it.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0x83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8",
  "TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj",
  "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
  "XVPcpSm47b1CZkf5AkKM9a84dQHe3mTAxgxfLw2qYoe7Boa",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  "EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N",
  "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
  "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
  "ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=12345",
])("an address is: %s", (text) => {
  expect(isSecretKey(text)).toBe(false);
  expect(mayBeSecret(text)).toBe(false);
});
