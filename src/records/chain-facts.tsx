import type { ReactNode } from "react";
import { Address } from "#src/ui/address.tsx";
import { CopyButton, CopyField } from "#src/ui/copy-field.tsx";
import { Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { explorerLink } from "./explorer-link.ts";

export interface ChainFactProps {
  readonly term: ReactNode;
  readonly value: string;
  /** Of the button: "Copy the TxID". */
  readonly label: string;
}

/** An address among a record's facts: whole and in groups, as wherever addresses are compared. */
export function AddressFact({ term, value, label }: ChainFactProps): ReactNode {
  return (
    <Fact term={term} kind="stacked">
      <CopyField value={value} label={label} />
    </Fact>
  );
}

const txClass = cx(flow.rowTight, css`& > button { margin-block: -6px; margin-inline-end: -6px; }`);

/** A transaction's id: both its ends to know it by, the whole of it to copy. */
export function TxFact({ term, value, label }: ChainFactProps): ReactNode {
  return (
    <Fact term={term}>
      <span className={txClass}>
        <Address value={value} form="short" />
        <CopyButton value={value} label={label} />
      </span>
    </Fact>
  );
}

export interface ExplorerFactProps {
  readonly term: string;
  readonly chain: string;
  readonly txId: string;
}

/** Where a transaction can be looked at; nothing where nobody knows. */
export function ExplorerFact({ term, chain, txId }: ExplorerFactProps): ReactNode {
  const href = explorerLink(chain, txId);
  if (href === "") return null;
  return (
    <Fact term={term}>
      <TextLink href={href} newWindow className={text.small}>
        {new URL(href).hostname}
      </TextLink>
    </Fact>
  );
}
