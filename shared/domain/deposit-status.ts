/** The numbers of a deposit's status that decide something (F4c.5); others are on the way, or not known. */
export const depositStatuses = {
  confirming: 1,
  processing: 2,
  success: 3,
  failed: 4,
  rollback: 7,
  deducted: 70_011,
  kept: 70_012,
  manual: 70_013,
} as const;
