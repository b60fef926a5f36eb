import type { HttpCallName } from "#shared/contract/index.ts";
import type { ListOfRecords } from "./list-shape.ts";
import { conversions } from "./lists-of-conversions.ts";
import { files } from "./lists-of-files.ts";
import { moves } from "./lists-of-moves.ts";

/** Every list of records: a row of it, and for each field that narrows it what is requested, and a row's that is another's. */
export const listsOfRecords: Readonly<Partial<Record<HttpCallName, ListOfRecords>>> = {
  ...moves,
  ...conversions,
  ...files,
};

/** Lists that are read in parts and hold no records: their own rules say what is right of them. */
export const otherLists: readonly HttpCallName[] = ["migration.assetsInfo"];
