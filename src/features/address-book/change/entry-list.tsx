import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Address } from "#src/ui/address.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { nameOf } from "../book/book-view.ts";

const list = css`
  display: grid; max-height: 18rem; overflow-y: auto; border: 1px solid var(--line); border-radius: var(--r2);
  & > li { display: flex; justify-content: space-between; gap: .75rem; padding: .625rem 1rem; border-block-end: 1px solid var(--line); }
  & > li:last-child { border-block-end: 0; }
`;

export interface ListedEntry extends Readonly<Record<"key" | "remark" | "address" | "tag", string>> {
  /** What is said below its name. */
  readonly about?: ReactNode;
}

/** Which entries a change is of. */
export function EntryList({ entries }: { readonly entries: readonly ListedEntry[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className={list}>
      {entries.map(({ key, about, ...entry }) => (
        <li key={key}>
          <div className={flow.grow}>
            <div className={cx(text.strong, text.clip)}>
              <bdi>{nameOf(entry)}</bdi>
            </div>
            {about}
          </div>
          <div className={text.end}>
            <Address value={entry.address} form="short" />
            {entry.tag !== "" && (
              <div className={cx(text.caption, text.ink3)}>
                {t("addressBook.memo")} <bdi dir="ltr">{entry.tag}</bdi>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
