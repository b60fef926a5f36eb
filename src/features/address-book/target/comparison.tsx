import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { addressGroups } from "#src/ui/address-groups.ts";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const box = css`padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--r2);`;
const entered = css`border-color: var(--danger-line);`;
const groups = css`
  direction: ltr; unicode-bidi: isolate; display: flex; flex-wrap: wrap; gap: 2px 12px; font: 400 1.0625rem/1.75rem var(--mono);
  & mark { background: var(--danger-soft); color: var(--danger); font-weight: 600; border-block-end: 2px solid var(--danger); }
  & b { font-weight: 600; }
`;

/** An address under the saved one that it could be taken for, group under group. */
export function Comparison({
  name,
  saved,
  typed,
  used,
}: Readonly<Record<"name" | "saved" | "typed", string>> & {
  /** The other one was sent to before, and is in no book. */
  readonly used: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={flow.stack2}>
      <div className={box}>
        <div className={cx(text.small, text.ink2)}>
          <bdi>{used ? t("addressBook.alike.used") : t("addressBook.alike.saved", { name })}</bdi>
        </div>
        <Groups address={saved} other={saved} />
      </div>
      <div className={cx(box, entered)}>
        <div className={cx(text.small, text.ink2)}>{t("addressBook.alike.typed")}</div>
        <Groups address={typed} other={saved} />
      </div>
    </div>
  );
}

function Groups({ address, other }: Readonly<Record<"address" | "other", string>>): ReactNode {
  const theirs = addressGroups(other);
  const own = addressGroups(address);
  return (
    <div className={groups} role="img" aria-label={own.join(" ")}>
      {own.map((group, at) => {
        const Part = group !== theirs[at] ? "mark" : at === 0 || at === own.length - 1 ? "b" : "span";
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; equal groups may repeat
        return <Part key={at}>{group}</Part>;
      })}
    </div>
  );
}
