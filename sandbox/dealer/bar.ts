import type { HttpCallName } from "#shared/contract/index.ts";
import type { Person } from "../accounts/person.ts";
import type { Db } from "../ledger/database.ts";

/**
 * Refuses who may move no money at all, inside the transaction of a money call: what it has read stands until the call's
 * effects do. `origin`: of the host that was asked.
 */
export type Bar = (tx: Db, person: Person, call: HttpCallName, origin: string) => Promise<void>;
