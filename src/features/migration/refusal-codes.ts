/** Refusals that mean something of their own in a migration (F5.*). */
export const migrationRefusals = [
  "10005",
  "700003",
  "700004",
  "700005",
  "700006",
  "700007",
  "700012",
  "700013",
  "700021",
] as const;
