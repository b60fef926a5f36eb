import { BookUser, GlobeLock, Inbox, Plus } from "lucide";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Note } from "#src/ui/note.tsx";
import { Skeleton, SkeletonLine, SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import { toast } from "#src/ui/toast.ts";
import { Section } from "./section.tsx";

const lines = css`display: grid; gap: 8px;`;

export function NotesSection(): ReactNode {
  return (
    <Section title="Notes">
      <Note>
        Withdrawals to <b>new addresses</b> wait 24 hours.
      </Note>
      <Note tone="info">Checking the status of your conversion.</Note>
      <Note tone="warn">This coin needs a memo. Without it the deposit is lost.</Note>
      <Note tone="bad">This address looks like one of yours and is another.</Note>
      <Note tone="ok">All three blockers are cleared.</Note>
    </Section>
  );
}

export function SkeletonSection(): ReactNode {
  return (
    <Section title="Skeleton" note="shape of what comes; after 300 ms">
      <SkeletonRows count={4} />
      <hr />
      <Skeleton className={lines}>
        <SkeletonLine width={90} height={10} />
        <SkeletonLine width={220} height={36} />
        <SkeletonLine width={160} height={12} />
      </Skeleton>
    </Section>
  );
}

export function ErrorSection(): ReactNode {
  return (
    <Section title="Error" note="what happened, what it means, what to do">
      <ErrorState
        title="Couldn't load the list"
        message="Your money is not affected. We will try again in 6 seconds."
        onRetry={() => toast.info("Trying again")}
        fineprint="50016 · 7f3a-21c9 · 14:02:37"
      />
      <hr />
      <Empty icon={GlobeLock} title="Not available in your region">
        Convert is not available for residents of this region. Deposits and withdrawals stay open.
      </Empty>
    </Section>
  );
}

export function EmptySection(): ReactNode {
  return (
    <Section title="Empty" note="says why, offers the next step">
      <Empty
        icon={Inbox}
        title="No withdrawals in the last 30 days"
        actions={
          <>
            <Button>Show 90 days</Button>
            <Button variant="tertiary">Withdraw</Button>
          </>
        }
      >
        Older ones may be further back.
      </Empty>
      <hr />
      <Empty
        icon={BookUser}
        title="Your address book is empty"
        actions={
          <Button variant="primary" icon={Plus}>
            Add address
          </Button>
        }
      >
        Saved addresses save you from typing and from look-alikes.
      </Empty>
    </Section>
  );
}
