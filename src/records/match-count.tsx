import type { ReactNode } from "react";
import type { CallName } from "#shared/contract/index.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { pageSize, type RecordSource } from "./record-source.ts";

export interface MatchCountProps<N extends CallName, F, R> {
  readonly source: RecordSource<N, F, R>;
  readonly filter: F;
  readonly enabled: boolean;
  /** The words for so many records; undefined while that is not known. */
  readonly children: (count: number | undefined) => ReactNode;
}

/** Tells how many records a filter leaves, before it holds. */
export function MatchCount<N extends CallName, F, R>(props: MatchCountProps<N, F, R>): ReactNode {
  const { source, filter, enabled, children } = props;
  const input = source.inputOf(filter, { index: 1, limit: pageSize });
  const answer = useCall(source.call, input, { enabled });
  return children(answer.status === "ok" ? source.totalOf(answer.data) : undefined);
}
