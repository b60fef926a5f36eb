import { ArrowDownToLine, ArrowUpFromLine, Inbox } from "lucide";
import { type ReactNode, useMemo, useState } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { DataTable, rowStop } from "#src/ui/data-table.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Drawer } from "#src/ui/drawer.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { InfiniteList } from "#src/ui/infinite-list.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { Stepper } from "#src/ui/stepper.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Section } from "./section.tsx";
import { type RecordSample, recordsOf, sampleColumns } from "./table-samples.tsx";

const card = css`${media.phone} { border: 0; background: none; }`;
const foot = css`padding: 8px 20px; ${media.phone} { padding-inline: 0; }`;
const amount = cx(
  flow.row,
  css`font-size: 2rem; line-height: 2.5rem; font-weight: 600; letter-spacing: -.02em;`,
);

const contents = [
  { value: "rows", label: "Rows" },
  { value: "loading", label: "Loading" },
  { value: "empty", label: "Empty" },
  { value: "error", label: "Error" },
] as const;

export function TableSection(): ReactNode {
  const [content, setContent] = useState<(typeof contents)[number]["value"]>("rows");
  const [days, setDays] = useState(2);
  const [open, setOpen] = useState<string | null>(null);
  const [descending, setDescending] = useState(true);
  const groups = useMemo(() => recordsOf(days, descending), [days, descending]);
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ id }) => id === open);
  const record = rows[at];
  const leadTo = (place: number): (() => void) | null => {
    const there = rows[place];
    return there === undefined ? null : () => setOpen(there.id);
  };
  const columns = sampleColumns({ descending, onSort: () => setDescending((was) => !was) });
  return (
    <Section title="Records" note="a table; cards on phones; details in a drawer">
      <Segmented label="Content" options={contents} value={content} onChange={setContent} size="sm" />
      <Card className={card} aria-label="Sample records">
        <InfiniteList
          className={foot}
          summary={`${rows.length} of 18 records`}
          onMore={content === "rows" && days < 6 ? () => setDays((shown) => shown + 1) : null}
          loading={false}
          byItself={0}
        >
          <DataTable
            label="Records"
            columns={columns}
            groups={
              content === "loading" || content === "error" ? undefined : content === "empty" ? [] : groups
            }
            idOf={(row) => row.id}
            press={{
              label: (row) => `${row.kind}, ${row.amount} ${row.coin}`,
              onPress: (row) => setOpen(row.id),
            }}
            selected={open ?? undefined}
            empty={
              <Empty
                icon={Inbox}
                title="No records in the last 30 days"
                actions={<Button>Show 90 days</Button>}
              >
                Older ones may be further back.
              </Empty>
            }
            {...(content === "error" && {
              error: <ErrorState message="Your money is not affected." onRetry={() => setContent("rows")} />,
            })}
          />
        </InfiniteList>
      </Card>
      <Drawer
        open={record !== undefined}
        onClose={() => setOpen(null)}
        title={record?.kind}
        steps={{ previous: leadTo(at - 1), next: leadTo(at + 1) }}
        returnTo={() => (open === null ? null : rowStop(open))}
        footerPair
        footer={
          <>
            <Button size="lg">Explorer</Button>
            <Button size="lg">Get help</Button>
          </>
        }
      >
        {record !== undefined && <Detail record={record} />}
      </Drawer>
    </Section>
  );
}

function Detail({ record }: { readonly record: RecordSample }): ReactNode {
  const done = record.state === "done";
  return (
    <>
      <div className={amount}>
        <Icon of={record.amount.startsWith("-") ? ArrowUpFromLine : ArrowDownToLine} size={28} />
        <Figure value={record.amount} kind="amount" places={8} signed unit={record.coin} muteFraction />
      </div>
      <Stepper
        kind="history"
        current={done ? 3 : 1}
        steps={[
          { id: "requested", title: "Requested", time: "13:48:10" },
          {
            id: "way",
            title: "On the network",
            detail: "7 of 20 confirmations, about 40 s",
            time: "13:48:52",
          },
          { id: "end", title: "Arrived" },
        ]}
      />
      <DescriptionList>
        <Fact term="State">
          <StateMark kind={record.state}>{done ? "Completed" : "Confirming"}</StateMark>
        </Fact>
        <Fact term="Network">{record.where}</Fact>
        <Fact term="Time">{record.time}</Fact>
      </DescriptionList>
    </>
  );
}
