import type { BlockTradeAccount, ConvertAccount } from "../contract/fields.ts";

/** How a block trade names the wallet that pays and is paid (F4b.2). */
export const blockAccounts: Readonly<Record<ConvertAccount, BlockTradeAccount>> = {
  eb_convert_funding: "funding_block_trade",
  eb_convert_uta: "uta_convert_block_trade",
};
