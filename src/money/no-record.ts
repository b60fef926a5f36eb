import { toErrorData } from "#shared/rpc/errors.ts";

/** F5.10. */
const notFound = "700004";

/**
 * Whether the refusal of a look at a record says that there is none. Who is busy, has lost its way or wants another login says
 * nothing of it.
 */
export function saysNoRecord(thrown: unknown): boolean {
  return toErrorData(thrown).code === notFound;
}
