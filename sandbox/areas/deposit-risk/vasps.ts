import type { Vasp } from "#shared/contract/travel-rule.ts";
import { unlistedVasp } from "#shared/domain/travel-rule.ts";

/** Providers that answer questions about their customers. All names are invented. */
const listed: readonly (Vasp & { readonly knowsNobody?: true })[] = [
  { vaspEntityId: "NORDHAVEN_EXCHANGE", vaspName: "Nordhaven Exchange" },
  { vaspEntityId: "NORDIC_CUSTODY_BANK", vaspName: "Nordic Custody Bank" },
  { vaspEntityId: "BANCO_NORDESTE", vaspName: "Banco Nordeste Digital" },
  { vaspEntityId: "BOSPORUS_COINS", vaspName: "Bosporus Coins" },
  { vaspEntityId: "STEPPE_ASSETS", vaspName: "Steppe Digital Assets" },
  { vaspEntityId: "KAVERI_CRYPTO", vaspName: "Kaveri Crypto" },
  // Denies that anybody has an account there.
  { vaspEntityId: "LETHE_WALLETS", vaspName: "Lethe Wallets", knowsNobody: true },
];

export function vaspList(): Vasp[] {
  return listed.map(({ vaspEntityId, vaspName }) => ({ vaspEntityId, vaspName }));
}

export function isKnownVasp(code: string): boolean {
  return code === unlistedVasp || listed.some(({ vaspEntityId }) => vaspEntityId === code);
}

export function deniesCustomers(code: string): boolean {
  return listed.some(({ vaspEntityId, knowsNobody }) => vaspEntityId === code && knowsNobody === true);
}
