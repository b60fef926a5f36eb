/** Refusals of transfers that have words here (F5.23, F5.24); codes that mean the same share them. */
export const wordOf: Readonly<Record<string, TransferRefusal>> = {
  "131202": "member",
  "131203": "changed",
  "131204": "member",
  "131206": "coin",
  "131207": "account",
  "131208": "forbidden",
  "131209": "member",
  "131210": "decimals",
  "131211": "same",
  "131212": "balance",
  "131213": "loan",
  "131215": "amount",
  "131217": "risk",
  "131226": "risk",
  "131227": "setUp",
  "131228": "limit",
  "131229": "compliance",
  "131231": "closedIn",
  "131232": "closedOut",
  "131233": "coin",
};

export const transferRefusals = [
  "member",
  "changed",
  "coin",
  "account",
  "forbidden",
  "decimals",
  "same",
  "balance",
  "loan",
  "amount",
  "risk",
  "setUp",
  "limit",
  "compliance",
  "closedIn",
  "closedOut",
  "network",
] as const;
type TransferRefusal = (typeof transferRefusals)[number];

/** Why a person cannot be sent to (F5.19). */
export const recipientCodes = ["131075", "131076", "131077", "131078", "131079"] as const;
