import type { ReactNode } from "react";
import { addressGroups, shortAddress } from "./address-groups.ts";
import { css, cx } from "./style.ts";
import { hiddenText } from "./text.ts";

const whole = css`
  direction: ltr; unicode-bidi: isolate; display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; font: 400 .9375rem/1.5rem var(--mono); color: var(--ink-2);
  [dir="rtl"] & { justify-content: flex-end; }
  & b { font-weight: 600; color: var(--ink); }
`;
const large = css`font-size: 1.125rem; line-height: 1.75rem; gap: 2px 12px;`;
const short = css`direction: ltr; unicode-bidi: isolate; white-space: nowrap; font-family: var(--mono); font-size: .965em; letter-spacing: -.01em;`;

export interface AddressProps {
  readonly value: string;
  /** `short` shows 8…8, for tables; whole wherever money is about to move. */
  readonly form?: "whole" | "large" | "short";
}

/** An address, TxID or memo in groups of four with strong ends, so that look-alikes are seen. */
export function Address({ value, form = "whole" }: AddressProps): ReactNode {
  if (form === "short") {
    return (
      <span className={short} title={value}>
        <span aria-hidden="true">{shortAddress(value)}</span>
        <span className={hiddenText}>{value}</span>
      </span>
    );
  }
  const groups = addressGroups(value);
  const strong = new Set([0, groups.length - 1]);
  return (
    <span className={cx(whole, form === "large" && large)} role="img" aria-label={groups.join(" ")}>
      {groups.map((group, at) =>
        strong.has(at) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; equal groups may repeat
          <b key={at}>{group}</b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={at}>{group}</span>
        ),
      )}
    </span>
  );
}
