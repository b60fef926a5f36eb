/** What is requested, field by field, as the contract has it. */
export type Fields = Readonly<Record<string, unknown>>;
