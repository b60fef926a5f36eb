import * as v from "valibot";

/** The first thing that is wrong, with the path of its field; never what stands there: it may be an address or an amount. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return "";
  return `${v.getDotPath(issue) ?? ""}: ${issue.type}`;
}
