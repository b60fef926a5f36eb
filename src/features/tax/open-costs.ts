import type { TaxCost } from "#shared/contract/tax.ts";
import { factsOf } from "#shared/domain/record-facts.ts";
import type { RecordSource } from "#src/records/record-source.ts";

/** A cost to be declared, with the currency of what is assumed. */
export type OpenCost = TaxCost & { readonly currency: string };

/** Those of one account, page by page. */
export const costSource: Omit<RecordSource<"tax.costs", { readonly uid: string }, OpenCost>, "find"> = {
  call: "tax.costs",
  inputOf: ({ uid }, { index, limit }) => ({ uid, page: index, size: limit }),
  rowsOf: ({ list, currency }) => list.map((cost) => ({ ...cost, currency })),
  totalOf: ({ total }) => total,
  idOf: ({ taxDepositRecordsId }) => taxDepositRecordsId,
  factsOf: factsOf<OpenCost>("coin", "amount", "creditedTime", "recordType"),
  timeOf: ({ creditedTime }) => creditedTime * 1000,
  phaseOf: () => "ended",
};
