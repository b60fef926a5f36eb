import type { ReactNode } from "react";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const remark = cx(text.caption, text.ink3, text.end, css`min-width: 0; max-width: 60%;`);
const column = cx(flow.stack4, css`min-width: 0;`);

/** One subject of the gallery: its name, what is to be known, its states. */
export function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Card aria-label={title}>
      <CardHead title={title}>{note !== undefined && <span className={remark}>{note}</span>}</CardHead>
      <CardBody className={column}>{children}</CardBody>
    </Card>
  );
}
