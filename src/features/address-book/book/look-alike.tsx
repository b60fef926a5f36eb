import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AnnouncedField } from "#src/entry/announced-field.tsx";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { Comparison } from "../target/comparison.tsx";

export interface LookAlikeProps extends Readonly<Record<"name" | "saved" | "typed" | "value", string>> {
  /** Sent to before, and in no book. */
  readonly used: boolean;
  readonly onChange: (text: string) => void;
  readonly validated: boolean;
}

/** An address that looks like a saved one: some of its differing characters are typed before it is added. */
export function LookAlike({
  name,
  saved,
  typed,
  value,
  used,
  onChange,
  validated,
}: LookAlikeProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={flow.stack3}>
      <Note tone="warn" announce>
        <b>{t("addressBook.alike.title")}</b> {t("addressBook.alike.text", { name: bidiIsolate(name) })}
      </Note>
      <Comparison name={name} saved={saved} typed={typed} used={used} />
      <AnnouncedField address={typed} other={saved} value={value} onChange={onChange} validated={validated} />
    </div>
  );
}
