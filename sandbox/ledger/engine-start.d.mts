import type { PGlite } from "@electric-sql/pglite";
import type { ClusterStart } from "./embedded-cluster.ts";

export function startEngine(start: ClusterStart): Promise<PGlite>;
