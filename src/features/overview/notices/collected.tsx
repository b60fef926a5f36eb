import type { ReactNode } from "react";
import type { Found, NoticeSource, NoticeWorld } from "./notice.ts";

/** What the sources of a card found, in their order. */
export interface Collection {
  readonly found: readonly Found[];
  /** No source is still to be heard of. */
  readonly isWhole: boolean;
}

const nothingYet: Collection = { found: [], isWhole: true };

interface CollectedProps {
  readonly sources: readonly NoticeSource[];
  readonly world: NoticeWorld;
  readonly before?: Collection;
  readonly children: (all: Collection) => ReactNode;
}

/** The notices of all sources. Each source runs in a component of its own, since it may use hooks. */
export function Collected({ sources, world, before = nothingYet, children }: CollectedProps): ReactNode {
  const [source, ...others] = sources;
  if (source === undefined) return children(before);
  return (
    <FromOne key={source.id} source={source} world={world}>
      {(own) => (
        <Collected sources={others} world={world} before={joined(before, own)}>
          {children}
        </Collected>
      )}
    </FromOne>
  );
}

function joined({ found, isWhole }: Collection, own: Found | undefined): Collection {
  return own === undefined ? { found, isWhole: false } : { found: [...found, own], isWhole };
}

function FromOne({
  source,
  world,
  children,
}: {
  readonly source: NoticeSource;
  readonly world: NoticeWorld;
  readonly children: (own: Found | undefined) => ReactNode;
}): ReactNode {
  return children(source.useNotices(world));
}
