import type { ReactNode } from "react";
import { type Notice, type NoticeSource, type NoticeWorld, noNotices } from "./notice.ts";

/** Undefined while a source does not know yet. */
type Notices = readonly Notice[] | undefined;

interface CollectedProps {
  readonly sources: readonly NoticeSource[];
  readonly world: NoticeWorld;
  readonly found?: Notices;
  readonly children: (notices: Notices) => ReactNode;
}

/** The notices of all sources in their order. Each source runs in a component of its own, since it may use hooks. */
export function Collected(props: CollectedProps): ReactNode {
  const { sources, world, children } = props;
  const found = "found" in props ? props.found : noNotices;
  const [source, ...others] = sources;
  if (source === undefined) return children(found);
  return (
    <FromOne key={source.id} source={source} world={world}>
      {(own) => (
        <Collected sources={others} world={world} found={found && own && [...found, ...own]}>
          {children}
        </Collected>
      )}
    </FromOne>
  );
}

function FromOne({
  source,
  world,
  children,
}: {
  readonly source: NoticeSource;
  readonly world: NoticeWorld;
  readonly children: (own: Notices) => ReactNode;
}): ReactNode {
  return children(source.useNotices(world));
}
