import { bigint } from "drizzle-orm/pg-core";

/** A point in time as the server counts it, ms. */
export const ms = (name: string) => bigint(name, { mode: "number" });
